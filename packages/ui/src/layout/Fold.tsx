import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  /** What is in it, for those who have not opened it yet. */
  about?: string;
  open?: boolean;
  children: ReactNode;
};

/** What not everybody needs to see: folded under its title until it is asked for. */
export function Fold({ title, about, open = false, children }: FoldProps) {
  return (
    <details className="group" open={open}>
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-1 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={18} className="eased group-open:rotate-180" />
        {about === undefined ? null : <span className="w-full pb-1 text-note font-normal text-grey">{about}</span>}
      </summary>
      {children}
    </details>
  );
}
