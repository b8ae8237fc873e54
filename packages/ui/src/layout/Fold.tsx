import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

type FoldProps = {
  title: string;
  /** What is in it, for those who have not opened it yet. */
  about?: string;
  /** Whether there is a reason to look inside, such as a fault. Its going away closes nothing: somebody may be typing there. */
  open?: boolean;
  children: ReactNode;
};

/** What not everybody needs to see: folded under its title until it is asked for. */
export function Fold({ title, about, open = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(open);
  const [hadReason, setHadReason] = useState(open);
  if (open !== hadReason) {
    setHadReason(open);
    if (open) setOpen(true);
  }
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none flex-wrap items-center font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        <span className="flex max-w-full items-center gap-1">
          {title}
          <ChevronDown aria-hidden size={18} className="eased flex-none group-open:rotate-180" />
        </span>
        {about === undefined ? null : <span className="w-full pb-1 text-note font-normal text-grey">{about}</span>}
      </summary>
      {children}
    </details>
  );
}
