import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = { title: string; open?: boolean; children: ReactNode };

/** What not everybody needs to see: folded under its title until it is asked for. */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details className="group" open={open}>
      <summary className="flex min-h-11 list-none items-center gap-1 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={18} className="eased group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
