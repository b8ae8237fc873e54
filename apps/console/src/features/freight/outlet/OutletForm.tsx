import { isRefused, useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { closeOutlet, listOutlets, saveOutlet } from "@sihai/contract/freight";
import { countryCodes } from "@sihai/domain/address";
import { type OutletCells, outletCells } from "@sihai/domain/freight/rate-cards";
import { beijing, countryName, formatDateTime } from "@sihai/text";
import { consoleOutletsDict } from "@sihai/text/dict/console-outlets";
import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { Button, Select, Tag, TextField, toastSuccess } from "@sihai/ui";
import { type FormEvent, useMemo, useState } from "react";
import { later, useDict, useLanguage } from "#console";
import { PanelCard, useLocal } from "#desk";
import type { OutletRow } from "./outlet-columns.tsx";

type OutletFormProps = {
  /** Null for a new one. */
  outlet: OutletRow | null;
  lines: CallData<typeof listOutlets>["lines"];
  onClose: () => void;
  onSaved: (code: string) => void;
};

const bothColumns = ["name_zh", "name_en", "city_zh", "city_en", "address_zh", "address_en"] as const;
const placeColumns = ["lat", "lng"] as const;
const refreshes = [listOutlets];

/** One outlet as a form: kept at once, its wrong fields named by the check of the files. */
export function OutletForm({ outlet, lines, onClose, onSaved }: OutletFormProps) {
  const words = useDict(consoleOutletsDict);
  const { problemText } = useDict(consoleRatesDict);
  const language = useLanguage();
  const local = useLocal();
  const [cells, setCells] = useState<OutletCells>(() => (outlet ? outletCells(outlet) : newOutlet(lines[0]?.lineId ?? "")));
  const save = useAction(saveOutlet, {
    refreshes,
    onDone: ({ code }) => {
      toastSuccess(words.saved(code));
      onSaved(code);
    },
  });
  const errors = isRefused(save.error, "OUTLET_INVALID") ? save.error.facts.errors : [];
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value, language) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [language],
  );

  function field(column: keyof OutletCells) {
    const wrong = errors.find((error) => error.column === column);
    return {
      value: cells[column],
      required: true,
      error: wrong && problemText(wrong.message),
      onChange: (value: string) => setCells((before) => ({ ...before, [column]: value })),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run({ body: { cells, isNew: outlet === null } });
  }

  return (
    <PanelCard
      onClose={onClose}
      title={
        outlet === null ? (
          words.add
        ) : (
          <>
            {outlet.code}
            <Tag tone={outlet.closed ? "neutral" : "ok"}>{words.states[outlet.closed ? "closed" : "open"]}</Tag>
          </>
        )
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          {outlet === null ? (
            <TextField label={words.code} hint={words.codeHint} maxLength={20} autoComplete="off" {...field("code")} />
          ) : null}
          <Select
            label={words.line}
            options={lines.map(({ lineId, name }) => ({ value: lineId, label: local(name) }))}
            {...field("line_id")}
          />
          <Select label={words.country} options={countries} {...field("country")} />
          {bothColumns.map((column) => (
            <TextField key={column} label={words.fields[column]} maxLength={200} {...field(column)} />
          ))}
          <TextField label={words.phone} maxLength={40} {...field("phone")} />
          <TextField label={words.hours} maxLength={40} {...field("hours")} />
          {placeColumns.map((column) => (
            <TextField key={column} label={words.fields[column]} maxLength={12} inputMode="decimal" {...field(column)} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={save.pending}>
            {words.save}
          </Button>
          {outlet ? <CloseButton code={outlet.code} closed={outlet.closed} /> : null}
          {outlet?.changedBy && outlet.changedAt ? (
            <p className="text-note text-grey">
              {words.changed}: {outlet.changedBy} · {formatDateTime(outlet.changedAt, language, beijing)}
            </p>
          ) : null}
        </div>
      </form>
    </PanelCard>
  );
}

/** Closing waits to be undone; opening again is done at once. */
function CloseButton({ code, closed }: Pick<OutletRow, "code" | "closed">) {
  const words = useDict(consoleOutletsDict);
  const act = useAction(closeOutlet, { refreshes, onDone: () => toastSuccess(closed ? words.opened(code) : words.closed(code)) });
  const run = () => act.run({ body: { code, closed: !closed } });
  return closed ? (
    <Button kind="quiet" pending={act.pending} onClick={() => void run()}>
      {words.reopen}
    </Button>
  ) : (
    <Button kind="danger" pending={act.pending} onClick={() => later({ text: words.closing(code), subject: code, act: run })}>
      {words.close}
    </Button>
  );
}

function newOutlet(lineId: string): OutletCells {
  const names = { city_zh: "", city_en: "", name_zh: "", name_en: "", address_zh: "", address_en: "" };
  return { code: "", line_id: lineId, country: "HK", ...names, phone: "", hours: "", lat: "", lng: "" };
}
