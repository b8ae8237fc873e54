import { useAction, useEndpoint } from "@sihai/client";
import { checkLineCells, draftLine, listRateVersions, readLineCells } from "@sihai/contract/freight";
import { plotted } from "@sihai/domain";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Bound, Button, Card, CostCurve, cx, ErrorState, Form, Notice, SkeletonList, TextField, toastSuccess } from "@sihai/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, PanelCard, shapedAs, showRefusal, usePersistedForm } from "#desk";
import { errorsToShow } from "./cell-errors.ts";
import type { CellError } from "./ErrorsTable.tsx";
import { LineCellsFields } from "./LineCellsFields.tsx";
import type { Cells, ReadLine } from "./line-cells.ts";
import { bandColumns, bandFields, bandKinds, newLine, surchargeColumns, surchargeFields } from "./line-fields.ts";
import { RowsEditor } from "./RowsEditor.tsx";
import { useKeptCells } from "./use-kept-cells.ts";
import { useLast } from "./use-last.ts";
import { wordIn } from "./words.ts";

type LineEditorProps = { lineId: string | null; onClose: () => void; onDone: (versionId: string) => void };

/** One line as a form, a new one when `lineId` is null. */
export function LineEditor({ lineId, onClose, onDone }: LineEditorProps) {
  const read = useEndpoint(readLineCells, { query: lineId === null ? {} : { lineId } }, { freshMs: 0 });
  if (read.isPending) return <SkeletonList cards={3} lines={4} />;
  if (read.error || (lineId !== null && read.data.cells === null)) return <ErrorState onReload={() => void read.refetch()} />;
  return <LineForm read={read.data} isNew={lineId === null} onClose={onClose} onDone={onDone} />;
}

const pauseMs = 350;
const noteMax = 200;

/** Checked by the rules of the files while it is being typed; the price curve follows. */
function LineForm({ read, isNew, onClose, onDone }: Omit<LineEditorProps, "lineId"> & { read: ReadLine; isNew: boolean }) {
  const words = useDict(consoleFreightDict);
  const keptAs = `rate-line-${read.cells?.line.id ?? "new"}`;
  const { cells, setCells, forgetCells } = useKeptCells(keptAs, read.cells ?? newLine);
  const note = z.object({ note: fieldText(draftLine.body.shape.note, words.noteNeeded) });
  const { form, forget } = usePersistedForm(`${keptAs}-note`, note, { note: "" }, shapedAs({ note: "" }));
  const settled = useSettled(cells, pauseMs);
  const check = useEndpoint(checkLineCells, { body: { cells: settled } });
  const last = useLast(check.data);
  const wrong = last?.errors ?? [];
  const errors = errorsToShow(wrong, cells, form.formState.isSubmitted || !isNew);
  const save = useAction(draftLine, {
    refreshes: [listRateVersions],
    onDone: ({ versionId }) => {
      toastSuccess(words.imported(versionId));
      leave(() => onDone(versionId));
    },
    onFailed: (error) => showRefusal(form, error),
  });

  function leave(by: () => void) {
    forgetCells();
    forget();
    by();
  }
  async function saveDraft({ note }: { note: string }) {
    if (last !== null && wrong.length === 0) await save.run({ body: { cells, note } });
  }

  return (
    <Form form={form} onSubmit={saveDraft}>
      <PanelCard title={isNew ? words.newLine : `${words.editLine} ${cells.line.id ?? ""}`} onClose={() => leave(onClose)}>
        <div className={cx("grid items-start gap-4", wrong.length === 0 && "md:grid-cols-2")}>
          <Curve read={read} points={wrong.length === 0 ? (last?.points ?? []) : []} stepped={last?.stepped ?? false} />
          <CheckOutcome state={last === null ? "checking" : wrong.length === 0 ? "right" : "wrong"} errors={errors} />
        </div>
      </PanelCard>
      <PriceRows cells={cells} errors={errors} onChange={setCells} />
      <LineCellsFields
        cells={cells.line}
        isNew={isNew}
        errors={errors.filter(({ file }) => file === "lines")}
        onChange={(line) => setCells({ ...cells, line })}
      />
      <Card>
        <div className="flex flex-col gap-3">
          <Bound form={form} name="note">
            {(field) => <TextField label={words.why} required maxLength={noteMax} {...field} />}
          </Bound>
          <Button type="submit" pending={save.pending} disabledReason={errors.length > 0 ? words.problems(errors.length) : null}>
            {words.saveDraft}
          </Button>
        </div>
      </Card>
    </Form>
  );
}

type CheckOutcomeProps = { state: "checking" | "right" | "wrong"; errors: readonly CellError[] };

/** What the check of the files said; of a new line nothing is called wrong that was not typed yet. */
function CheckOutcome({ state, errors }: CheckOutcomeProps) {
  const words = useDict(consoleFreightDict);
  return (
    <div role="status" className="flex flex-col gap-2">
      {state !== "wrong" ? (
        <p className="font-semibold text-ok">{state === "checking" ? words.checking : words.noProblems}</p>
      ) : errors.length === 0 ? (
        <p className="text-grey">{words.toFillIn}</p>
      ) : (
        <FormErrors errors={errors} />
      )}
    </div>
  );
}

type PriceRowsProps = { cells: Cells; errors: readonly CellError[]; onChange: (cells: Cells) => void };

/** The bands of the tariff and the surcharges. */
function PriceRows({ cells, errors, onChange }: PriceRowsProps) {
  const words = useDict(consoleFreightDict);
  return (
    <>
      <Card title={words.tariff}>
        <RowsEditor
          rows={cells.tariffs}
          kinds={bandKinds}
          lead="up_to_g"
          columns={bandColumns}
          fieldsOf={bandFields}
          errors={errors.filter(({ file }) => file === "tariffs")}
          words={{ add: words.addBand, remove: words.removeBand, cell: words.bandOf }}
          onChange={(tariffs) => onChange({ ...cells, tariffs })}
        />
      </Card>
      <Card title={words.surcharges}>
        <RowsEditor
          rows={cells.surcharges}
          kinds={["percent", "zip"]}
          lead="label"
          columns={surchargeColumns}
          fieldsOf={surchargeFields}
          errors={errors.filter(({ file }) => file === "surcharges")}
          words={{ add: words.addSurcharge, remove: words.removeSurcharge, cell: words.surchargeOf }}
          onChange={(surcharges) => onChange({ ...cells, surcharges })}
        />
      </Card>
    </>
  );
}

/** What is wrong, by the names the form has for its cells. */
function FormErrors({ errors }: { errors: readonly CellError[] }) {
  const words = useDict(consoleFreightDict);
  function nameOf({ file, row, column }: CellError): string {
    const name = wordIn(words.columns, column);
    if (file === "tariffs") return words.bandOf(row - 1, name);
    return file === "surcharges" ? words.surchargeOf(row - 1, name) : name;
  }
  return (
    <>
      <p className="font-semibold text-danger">{words.problems(errors.length)}</p>
      <ul className="max-h-[360px] list-disc overflow-auto pl-5 break-words">
        {errors.map((error) => (
          <li key={`${error.file} ${error.row} ${error.column}`}>
            <span className="font-medium">{nameOf(error)}</span>: {words.problemText(error.message)}
          </li>
        ))}
      </ul>
    </>
  );
}

type Points = ReadLine["points"];

function Curve({ read, points, stepped }: { read: ReadLine; points: Points; stepped: boolean }) {
  const words = useDict(consoleFreightDict);
  const curveOf = (name: string, colour: string, of: Points, isStepped: boolean) => ({
    name,
    colour,
    stepped: isStepped,
    points: of.map(({ grams, amount }) => ({ weightGrams: grams, amount: plotted(amount) })),
  });
  const curves = [
    ...(read.points.length > 0 ? [curveOf(words.curveNow, "var(--color-control)", read.points, read.stepped)] : []),
    ...(points.length > 0 ? [curveOf(words.curveNew, "var(--color-brand)", points, stepped)] : []),
  ];
  return (
    <div className="min-w-0">
      <CostCurve title={words.curve} curves={curves} weightHeading={words.weight} />
      {points.length === 0 && read.points.length > 0 ? <Notice tone="warn">{words.curveBroken}</Notice> : null}
    </div>
  );
}

/** A value once it has rested for a while. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
