import { buttonClass } from "@sihai/ui";
import { FileText } from "lucide-react";
import { useId } from "react";

/** `accept`: what else than CSV files. */
type FilePickProps = { label: string; multiple?: boolean; accept?: string; onPick: (files: readonly File[]) => void };

/** A button that asks for files, of CSV where nothing else is said. */
export function FilePick({ label, multiple = false, accept = ".csv,text/csv", onPick }: FilePickProps) {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
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
