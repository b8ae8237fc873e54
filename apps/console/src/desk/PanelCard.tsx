import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, IconButton } from "@sihai/ui";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useDict } from "#console";

type PanelCardProps = { title: ReactNode; onClose: () => void; children: ReactNode };

/** What is open beside a list, under its title, with the way back to the list. */
export function PanelCard({ title, onClose, children }: PanelCardProps) {
  const words = useDict(consoleDict);
  return (
    <Card>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-title font-semibold">{title}</h2>
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      {children}
    </Card>
  );
}
