import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Card } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict } from "#console";
import { ItemPhotos, PhotoStrip } from "#desk";
import type { DeskClaim } from "./types.ts";

/** The customer's pictures beside the goods as they came in, each item's by itself, and the parcel as it left. */
export function Evidence({ claim }: { claim: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  return (
    <Card title={words.evidence}>
      <div className="grid gap-4 lg:grid-cols-3">
        <Column title={words.theirs} isEmpty={claim.photos.length === 0}>
          <PhotoStrip
            label={words.theirs}
            photos={claim.photos.map((fileId, at) => ({ fileId, alt: words.photoAt(words.theirs, at + 1) }))}
          />
        </Column>
        <Column title={words.ours} isEmpty={claim.parcelPhotos.length === 0}>
          <PhotoStrip
            label={words.ours}
            photos={claim.parcelPhotos.map(({ fileId, kind }) => ({ fileId, alt: words.slots[kind] }))}
          />
        </Column>
        <Column title={words.stored} isEmpty={claim.itemPhotos.length === 0}>
          <StoredPhotos claim={claim} />
        </Column>
      </div>
    </Card>
  );
}

function Column({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const words = useDict(consoleClaimDict);
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-note text-grey">{title}</h3>
      {isEmpty ? <p className="text-note text-grey">{words.noPhotos}</p> : children}
    </div>
  );
}

function StoredPhotos({ claim: { itemPhotos } }: { claim: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  const numbers = [...new Set(itemPhotos.flatMap(({ itemNo }) => itemNo ?? []))];
  const filesOf = (no: string | undefined) => itemPhotos.filter(({ itemNo }) => itemNo === no).map(({ fileId }) => fileId);
  return (
    <>
      <ItemPhotos label={words.stored} of={numbers.map((itemNo) => ({ itemNo, fileIds: filesOf(itemNo) }))} />
      <PhotoStrip
        label={words.stored}
        photos={filesOf(undefined).map((fileId, at) => ({ fileId, alt: words.photoAt(words.stored, at + 1) }))}
      />
    </>
  );
}
