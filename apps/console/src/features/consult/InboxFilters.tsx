import { inboxKinds, inboxWhose } from "@sihai/contract/consult";
import { isOneOf } from "@sihai/domain";
import { consultTypes } from "@sihai/domain/consult";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Button, Chip, LinkButton, Select } from "@sihai/ui";
import { href, useDict, usePageSearch } from "#console";
import { DueFilter, SearchFilter } from "#desk";

/** What finds a question whatever its state, and what narrows the list. */
export function InboxFilters() {
  const words = useDict(consoleConsultDict);
  const [{ q, tab = "waiting" }, change] = usePageSearch("/inbox");
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full max-w-[420px]">
          <SearchFilter
            label={words.search}
            placeholder={words.searchHint}
            asked={q}
            onAsk={(text) => change({ q: text, open: undefined, after: undefined })}
          />
        </div>
        <LinkButton small kind="quiet" href={href("/inbox", { show: "replies" })}>
          {words.replies}
        </LinkButton>
      </div>
      {q === undefined ? (
        <Narrowing isWaiting={tab === "waiting"} />
      ) : (
        <p className="flex flex-wrap items-center gap-3 text-body text-grey">
          {words.found(q)}
          <Button small kind="plain" onClick={() => change({ q: undefined, open: undefined })}>
            {words.all}
          </Button>
        </p>
      )}
    </>
  );
}

function Narrowing({ isWaiting }: { isWaiting: boolean }) {
  const [{ kind }] = usePageSearch("/inbox");
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      {isWaiting ? <WaitingFilters /> : null}
      {kind === "consult" || !isWaiting ? <TypeFilter /> : null}
    </div>
  );
}

const anew = { open: undefined, after: undefined };

/** Of what waits: its kind, what is late or due today, and whose it is. */
function WaitingFilters() {
  const words = useDict(consoleConsultDict);
  const [{ kind, due, whose }, change] = usePageSearch("/inbox");
  const toKind = (one: typeof kind) => change({ kind: one, type: undefined, ...anew });
  return (
    <>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{words.kindLabel}</legend>
        <Chip label={words.allKinds} on={kind === undefined} onClick={() => toKind(undefined)} />
        {inboxKinds.map((one) => (
          <Chip key={one} label={words.kinds[one]} on={kind === one} onClick={() => toKind(one)} />
        ))}
      </fieldset>
      <DueFilter value={due} onChange={(next) => change({ due: next, ...anew })} />
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{words.whoseLabel}</legend>
        {inboxWhose.map((one) => (
          <Chip
            key={one}
            label={words.whose[one]}
            on={whose === one}
            onClick={() => change({ whose: whose === one ? undefined : one, ...anew })}
          />
        ))}
      </fieldset>
    </>
  );
}

function TypeFilter() {
  const words = useDict(consoleConsultDict);
  const [{ type }, change] = usePageSearch("/inbox");
  return (
    <div className="w-full max-w-[220px]">
      <Select
        label={words.typeLabel}
        value={type ?? ""}
        options={[{ value: "", label: words.allTypes }, ...consultTypes.map((value) => ({ value, label: words.types[value] }))]}
        onChange={(value) => change({ type: isOneOf(consultTypes, value) ? value : undefined, ...anew })}
      />
    </div>
  );
}
