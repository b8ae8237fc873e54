import { Button } from "@sihai/ui";
import { Plus } from "lucide-react";

/** Above a list: what it is for, and the button that begins a new one. */
export function HintWithAdd({ hint, add, onAdd }: { hint: string; add: string; onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 text-note text-grey">{hint}</p>
      <Button small icon={Plus} onClick={onAdd}>
        {add}
      </Button>
    </div>
  );
}
