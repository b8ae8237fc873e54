import { useAction, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { openClearance, readClearanceAsStaff } from "@sihai/contract/parcel";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { Button, Card, Notice, Tag } from "@sihai/ui";
import { Eye, Lock } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";

type Clearance = CallData<typeof readClearanceAsStaff>;

/** Papers customs ask the receiver for: which are there is seen by all; they open for the customs desk alone, and every look is noted. */
export function CustomsPapers({ packageId }: { packageId: string }) {
  const words = useDict(consoleLookUpDict).papers;
  const may = useMay();
  const at = useMoment();
  const read = useEndpoint(readClearanceAsStaff, { query: { packageId } }, { freshMs: 0 });
  const show = useAction(openClearance, { refreshes: [readClearanceAsStaff] });
  if (!read.data || (!read.data.wanted && read.data.proofs.length === 0)) return null;
  const { wanted, proofs, deletesAt, looks } = read.data;
  const sealed = proofs.filter(({ deletedAt }) => deletedAt === null);
  return (
    <Card
      title={words.title}
      aside={<Tag tone={sealed.length > 0 ? "ok" : wanted ? "warn" : "neutral"}>{words.sent(sealed.length)}</Tag>}
    >
      <div className="flex flex-col gap-3">
        <ProofList proofs={proofs} />
        {proofs.length === 0 ? <p className="text-body text-grey">{words.none}</p> : null}
        {deletesAt === null || sealed.length === 0 ? null : (
          <p className="text-note text-grey">{words.deletedAt(at(deletesAt))}</p>
        )}
        {show.data?.proofs.map(({ kind, picture }) => (
          <figure key={kind}>
            <img src={picture} alt={words.kinds[kind]} className="max-h-[360px] rounded-control bg-fill" />
            <figcaption className="text-note text-grey">{words.kinds[kind]}</figcaption>
          </figure>
        ))}
        {sealed.length === 0 || show.data ? null : may("dispatch.record") ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button small kind="quiet" icon={Eye} pending={show.pending} onClick={() => void show.run({ body: { packageId } })}>
              {words.open}
            </Button>
            <span className="text-note text-grey">{words.noted}</span>
          </div>
        ) : (
          <Notice>{words.deskOnly}</Notice>
        )}
        {looks.length === 0 ? null : <LookList looks={looks} />}
      </div>
    </Card>
  );
}

/** Which papers there are, since when they are sealed, and which are gone. */
function ProofList({ proofs }: Pick<Clearance, "proofs">) {
  const words = useDict(consoleLookUpDict).papers;
  const at = useMoment();
  return (
    <ul className="flex flex-col gap-1 text-body">
      {proofs.map(({ kind, uploadedAt, deletedAt }) => (
        <li key={kind} className="flex flex-wrap items-center gap-2">
          <Lock aria-hidden size={16} className="text-grey" />
          {words.kinds[kind]}
          <span className="text-note text-grey">
            {deletedAt === null ? words.sealedAt(at(uploadedAt)) : words.goneAt(at(deletedAt))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who opened the papers, and when. */
function LookList({ looks }: Pick<Clearance, "looks">) {
  const words = useDict(consoleLookUpDict).papers;
  const at = useMoment();
  return (
    <section aria-label={words.looks}>
      <h3 className="text-note font-semibold">{words.looks}</h3>
      <ul className="text-note text-grey">
        {looks.map((look) => (
          <li key={`${look.by} ${look.at}`}>
            {look.by} · {at(look.at)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An instant in Beijing time, as it is written here. */
function useMoment() {
  const language = useLanguage();
  return (instant: string) => formatDateTime(instant, language, beijing);
}
