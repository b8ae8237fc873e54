import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Card } from "@sihai/ui";
import { useDict } from "#console";
import { PhotoStrip } from "#desk";
import type { DeskClaim } from "./types.ts";

/** The customer's pictures beside the goods as they came in and the parcel as it left. */
export function Evidence({ claim }: { claim: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  const columns = [
    { title: words.theirs, photos: claim.photos.map((fileId, at) => ({ fileId, alt: words.photoAt(words.theirs, at + 1) })) },
    {
      title: words.ours,
      photos: claim.parcelPhotos.map(({ fileId, kind }) => ({ fileId, alt: words.slots[kind] })),
    },
    {
      title: words.stored,
      photos: claim.itemPhotos.map(({ fileId }, at) => ({ fileId, alt: words.photoAt(words.stored, at + 1) })),
    },
  ];
  return (
    <Card title={words.evidence}>
      <div className="grid gap-4 lg:grid-cols-3">
        {columns.map(({ title, photos }) => (
          <div key={title} className="min-w-0">
            <h3 className="mb-2 text-note text-grey">{title}</h3>
            {photos.length === 0 ? (
              <p className="text-note text-grey">{words.noPhotos}</p>
            ) : (
              <PhotoStrip label={title} photos={photos} />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
