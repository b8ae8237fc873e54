import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { readStored } from "@sihai/contract/warehouse";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Card, ErrorState, Notice, SkeletonCard } from "@sihai/ui";
import { useEffect, useRef } from "react";
import { useDict, useLanguage, useMay } from "#console";
import { type Camera, PhotoStrip, useLocal } from "#desk";
import { CorrectForm } from "./CorrectForm.tsx";
import { UndoStockInForm } from "./UndoStockInForm.tsx";

type Stored = CallData<typeof readStored>;

/** What the bench wrote down of a stored item, to be corrected while it lies on its shelf; with how it was corrected. */
export function StoredCard({ itemNo, camera }: { itemNo: string; camera: Camera }) {
  const words = useDict(consoleReceivingDict);
  const may = useMay();
  const local = useLocal();
  const read = useEndpoint(readStored, { params: { itemNo } }, { freshMs: 0 });
  if (read.isPending) return <SkeletonCard />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const stored = read.data;
  return (
    <Card title={<InSight>{words.correctTitle}</InSight>}>
      <div className="flex flex-col gap-4">
        {stored.name ? <p className="font-medium">{local(stored.name)}</p> : null}
        <PhotoStrip label={itemNo} photos={stored.photos.map((fileId, at) => ({ fileId, alt: `${itemNo} ${at + 1}` }))} />
        {stored.state !== "stocked-in" ? <Notice>{words.tooLate}</Notice> : null}
        {stored.state === "stocked-in" && may("receiving.record") ? (
          <CorrectForm key={stored.corrections.length} stored={stored} camera={camera} />
        ) : null}
        {stored.state === "stocked-in" && may("receiving.record") ? <UndoStockInForm itemNo={itemNo} /> : null}
        <Corrections list={stored.corrections} />
      </div>
    </Card>
  );
}

/** What was asked for stands in sight, and the keyboard in it, however much stands above. */
function InSight({ children }: { children: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <span ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      {children}
    </span>
  );
}

function Corrections({ list }: { list: Stored["corrections"] }) {
  const words = useDict(consoleReceivingDict);
  const language = useLanguage();
  if (list.length === 0) return null;
  const noted = ({ grams, sidesCm, shelf, quantity }: Stored["corrections"][number]["was"]) =>
    words.noted(grams, sidesCm.join(" × "), shelf, quantity);
  return (
    <ol aria-label={words.corrections} className="flex flex-col gap-2 text-note">
      {list.map(({ at, staffName, reason, note, was, now }) => (
        <li key={at}>
          <p>
            <time dateTime={at} className="text-grey">
              {formatDateTime(at, language, beijing)}
            </time>{" "}
            {[staffName, words.correctReasons[reason], note].filter(Boolean).join(" · ")}
          </p>
          <p>
            <del>{noted(was)}</del> → {noted(now)}
            {was.photos.join() === now.photos.join() ? "" : ` · ${words.photosReplaced(now.photos.length)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
