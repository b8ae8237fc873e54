import { buttonClass } from "@sihai/ui";
import { FileText } from "lucide-react";
import { useId } from "react";

type FilePickProps = { label: string; multiple?: boolean; onPick: (files: readonly File[]) => void };

/** A button that asks for CSV files. */
export function FilePick({ label, multiple = false, onPick }: FilePickProps) {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept=".csv,text/csv"
        className="peer sr-only"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass("quiet", { small: true })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-brand`}
      >
        <FileText aria-hidden size={18} />
        {label}
      </label>
    </div>
  );
}
