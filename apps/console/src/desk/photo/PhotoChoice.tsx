import { cx } from "@sihai/ui";
import { staffFile } from "../cells.tsx";

type PhotoChoiceProps = {
  label: string;
  photos: readonly { fileId: string; alt: string }[];
  value: string | null;
  onChange: (fileId: string | null) => void;
};

/** One of some pictures, or none: pressing the chosen one again lets it go. */
export function PhotoChoice({ label, photos, value, onChange }: PhotoChoiceProps) {
  if (photos.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-note font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {photos.map(({ fileId, alt }) => (
          <button
            key={fileId}
            type="button"
            aria-label={alt}
            aria-pressed={value === fileId}
            onClick={() => onChange(value === fileId ? null : fileId)}
            className={cx(
              "overflow-hidden rounded-small outline-offset-2",
              value === fileId && "outline-3 outline-brand-strong outline-solid",
            )}
          >
            <img src={staffFile(fileId, 160)} alt="" loading="lazy" className="size-[72px] bg-fill object-cover" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
