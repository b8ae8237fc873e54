import { inboxKinds, inboxWhose } from "@sihai/contract/consult";
import { isOneOf } from "@sihai/domain";
import { consultTypes } from "@sihai/domain/consult";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Button, Chip, LinkButton, SearchBox, Select } from "@sihai/ui";
import { useState } from "react";
import { href, useDict, usePageSearch } from "#console";
import { DueFilter } from "#desk";

/** What finds a question whatever its state, and what narrows the list. */
export function InboxFilters() {
  const words = useDict(consoleConsultDict);
  const [{ q, tab = "waiting" }, change] = usePageSearch("/inbox");
  const [typed, setTyped] = useState(q ?? "");
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full max-w-[420px]">
          <SearchBox
            label={words.search}
            placeholder={words.searchHint}
            value={typed}
            onChange={setTyped}
            onSearch={() => change({ q: typed.trim() || undefined, open: undefined, after: undefined })}
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
          <Button
            small
            kind="plain"
            onClick={() => {
              setTyped("");
              change({ q: undefined, open: undefined });
            }}
          >
            {words.all}
          </Button>
        </p>
      )}
    </>
  );
}

function Narrowing({ isWaiting }: { isWaiting: boolean }) {
  const words = useDict(consoleConsultDict);
  const [{ kind, type, due, whose }, change] = usePageSearch("/inbox");
  const anew = { open: undefined, after: undefined };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      {isWaiting ? (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{words.kindLabel}</legend>
          <Chip
            label={words.allKinds}
            on={kind === undefined}
            onClick={() => change({ kind: undefined, type: undefined, ...anew })}
          />
          {inboxKinds.map((one) => (
            <Chip
              key={one}
              label={words.kinds[one]}
              on={kind === one}
              onClick={() => change({ kind: one, type: undefined, ...anew })}
            />
          ))}
        </fieldset>
      ) : null}
      {isWaiting ? <DueFilter value={due} onChange={(next) => change({ due: next, ...anew })} /> : null}
      {isWaiting ? (
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
      ) : null}
      {kind === undefined || kind === "consult" ? (
        <div className="w-full max-w-[220px]">
          <Select
            label={words.typeLabel}
            value={type ?? ""}
            options={[
              { value: "", label: words.allTypes },
              ...consultTypes.map((value) => ({ value, label: words.types[value] })),
            ]}
            onChange={(value) => change({ type: isOneOf(consultTypes, value) ? value : undefined, ...anew })}
          />
        </div>
      ) : null}
    </div>
  );
}
