import { consoleDict } from "@sihai/text/dict/console/shell";
import { useDict } from "#console";
import { PhotoStrip } from "./PhotoStrip.tsx";

/** What the customer showed of the goods (rule E-29): all pictures, for the row above holds the first alone. Nothing where there are none. */
export function CustomerPictures({ fileIds }: { fileIds: readonly string[] }) {
  const words = useDict(consoleDict);
  if (fileIds.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-note text-grey">{words.customerPictures}</h3>
      <PhotoStrip
        label={words.customerPictures}
        photos={fileIds.map((fileId, at) => ({ fileId, alt: words.customerPicture(at + 1) }))}
      />
    </div>
  );
}
