import { isRefused, useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { closeOutlet, listOutlets, saveOutlet } from "@sihai/contract/freight";
import { type OutletCells, outletCells } from "@sihai/domain/freight/rate-cards";
import { beijing, formatDateTime, labelled } from "@sihai/text";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Button, Form, Tag, toastSuccess } from "@sihai/ui";
import { defer, useDict, useLanguage } from "#console";
import { PanelCard, shapedAs, showRefusal, usePersistedForm } from "#desk";
import { showCellErrors } from "../show-cell-errors.ts";
import { OutletFields } from "./OutletFields.tsx";
import type { OutletRow } from "./outlet-columns.tsx";

type OutletFormProps = {
  /** Null for a new one. */
  outlet: OutletRow | null;
  lines: CallData<typeof listOutlets>["lines"];
  onClose: () => void;
  onSaved: (code: string) => void;
};

const refreshes = [listOutlets];

/** One outlet as a form: kept at once, its wrong fields named by the check of the files. */
export function OutletForm({ outlet, lines, onClose, onSaved }: OutletFormProps) {
  const words = useDict(consoleOutletDict);
  const { problemText } = useDict(consoleFreightDict);
  const first = outlet ? outletCells(outlet) : newOutlet(lines[0]?.lineId ?? "");
  const keptAs = `outlet-${outlet?.code ?? "new"}`;
  const { form, forget } = usePersistedForm<OutletCells>(keptAs, saveOutlet.body.shape.cells, first, shapedAs(first));
  const save = useAction(saveOutlet, {
    refreshes,
    onDone: ({ code }) => {
      toastSuccess(words.saved(code));
      forget();
      onSaved(code);
    },
    onFailed: (error) => {
      const wrong = isRefused(error, "OUTLET_INVALID") ? error.facts.errors : [];
      showCellErrors(form, wrong, ({ column }) => column, problemText);
      showRefusal(form, error, { OUTLET_CODE_TAKEN: "code" });
    },
  });

  function leave() {
    forget();
    onClose();
  }

  return (
    <PanelCard onClose={leave} title={outlet === null ? words.add : <OutletTitle outlet={outlet} />}>
      <Form form={form} onSubmit={(cells) => save.run({ body: { cells, isNew: outlet === null } })}>
        <OutletFields form={form} isNew={outlet === null} lines={lines} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={save.pending}>
            {words.save}
          </Button>
          {outlet ? <CloseButton code={outlet.code} closed={outlet.closed} /> : null}
          {outlet ? <LastChange outlet={outlet} /> : null}
        </div>
      </Form>
    </PanelCard>
  );
}

function OutletTitle({ outlet: { code, closed } }: { outlet: OutletRow }) {
  const words = useDict(consoleOutletDict);
  return (
    <>
      {code}
      <Tag tone={closed ? "neutral" : "ok"}>{words.states[closed ? "closed" : "open"]}</Tag>
    </>
  );
}

function LastChange({ outlet: { changedBy, changedAt } }: { outlet: OutletRow }) {
  const words = useDict(consoleOutletDict);
  const language = useLanguage();
  if (!changedBy || !changedAt) return null;
  return (
    <p className="text-note text-grey">
      {labelled(words.changed, `${changedBy} · ${formatDateTime(changedAt, language, beijing)}`, language)}
    </p>
  );
}

/** Closing waits to be undone; opening again is done at once. */
function CloseButton({ code, closed }: Pick<OutletRow, "code" | "closed">) {
  const words = useDict(consoleOutletDict);
  const act = useAction(closeOutlet, { refreshes, onDone: () => toastSuccess(closed ? words.opened(code) : words.closed(code)) });
  const run = () => act.run({ body: { code, closed: !closed } });
  return closed ? (
    <Button kind="quiet" pending={act.pending} onClick={() => void run()}>
      {words.reopen}
    </Button>
  ) : (
    <Button kind="danger" pending={act.pending} onClick={() => defer({ text: words.closing(code), subject: code, act: run })}>
      {words.close}
    </Button>
  );
}

function newOutlet(lineId: string): OutletCells {
  const names = { city_zh: "", city_en: "", name_zh: "", name_en: "", address_zh: "", address_en: "" };
  return { code: "", line_id: lineId, country: "HK", ...names, phone: "", hours: "", lat: "", lng: "" };
}
