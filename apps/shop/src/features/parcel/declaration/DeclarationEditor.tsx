import { maxDeclarationLines } from "@sihai/domain/parcel";
import { formatAmount } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, EmptyState, IconButton, MoneyField, NumberField, Page, TextField, TextLink } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { finish, here, href, useDict } from "#shop";
import { type DraftLine, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";
import { declaredTotal } from "../submit/submit-total.ts";

/** The declaration of a parcel that is not submitted yet. Every change is kept at once. */
export function DeclarationEditor({ back }: { back: string | undefined }) {
  const words = useDict(storageDict);
  const lines = useParcelSubmit((state) => state.declaration);
  const [tried, setTried] = useState(false);
  if (lines === null)
    return (
      <Page title={words.declarationTitle}>
        <EmptyState
          picture="box"
          text={words.noLinesYet}
          action={{ label: words.title, href: href("/order/in-storage/goods-list") }}
        />
      </Page>
    );
  const total = declaredTotal(lines);
  const faulty = lines.some((line) => faultsOf(line).length > 0);
  const change = (index: number, part: Partial<DraftLine>) =>
    keep(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));

  function done() {
    setTried(true);
    if (!faulty) finish(back);
  }
  function restore() {
    useParcelSubmit.setState({ declaration: null });
    finish(back);
  }

  return (
    <Page
      title={words.declarationTitle}
      footer={
        <div className="flex w-full items-center gap-3">
          <p className="min-w-0 flex-1 text-body">
            {words.declaredTotal} <strong className="block text-title">{formatAmount(total, "USD")}</strong>
          </p>
          <Button onClick={done}>{words.save}</Button>
        </div>
      }
    >
      <p className="px-1 text-note text-grey">{words.declarationHelp}</p>
      {lines.map((line, index) => {
        const faults = tried ? faultsOf(line) : [];
        return (
          <Card
            key={`line-${index + 1}`}
            title={words.lineNo(index + 1)}
            aside={
              lines.length > 1 ? (
                <IconButton
                  icon={Trash2}
                  danger
                  label={words.removeLine}
                  onClick={() => keep(lines.filter((_, at) => at !== index))}
                />
              ) : null
            }
            className="flex flex-col gap-3"
          >
            <TextField
              label={words.nameEn}
              required
              maxLength={60}
              value={line.name.en}
              onChange={(en) => change(index, { name: { ...line.name, en } })}
              error={faults.includes("name") ? words.nameNeeded : undefined}
            />
            <TextField
              label={words.nameZh}
              required
              maxLength={60}
              value={line.name.zh}
              onChange={(zh) => change(index, { name: { ...line.name, zh } })}
              error={faults.includes("name") ? words.nameNeeded : undefined}
            />
            <UnprintableNotice of="goods" texts={[line.name.en, line.name.zh]} />
            <TextLink href={href("/package/declaration/names", { itemId: String(index), back: here() })}>{words.names}</TextLink>
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                label={words.quantity}
                decimals={0}
                maxDigits={4}
                value={String(line.quantity)}
                onChange={(quantity) => change(index, { quantity: Math.max(1, Number(quantity) || 1) })}
              />
              <TextField
                label={words.hsCode}
                inputMode="numeric"
                maxLength={10}
                value={line.hsCode}
                onChange={(hsCode) => change(index, { hsCode: hsCode.replace(/\D/g, "") })}
              />
            </div>
            <MoneyField
              label={words.declaredValue}
              currency="USD"
              required
              value={line.value}
              onChange={(value) => change(index, { value })}
              error={faults.includes("value") ? words.valueZero : undefined}
            />
          </Card>
        );
      })}
      <Button
        wide
        kind="quiet"
        disabledReason={lines.length >= maxDeclarationLines ? words.linesMax(maxDeclarationLines) : null}
        onClick={() => keep([...lines, { itemIds: [], name: { zh: "", en: "" }, hsCode: "", quantity: 1, value: "" }])}
      >
        {words.addLine}
      </Button>
      <Button wide kind="plain" onClick={restore}>
        {words.restore}
      </Button>
    </Page>
  );
}

function keep(declaration: DraftLine[]): void {
  useParcelSubmit.setState({ declaration });
}

function faultsOf({ name, value }: DraftLine): ("name" | "value")[] {
  const noName = name.zh.trim() === "" || name.en.trim() === "";
  const noValue = !/^\d{1,9}(\.\d{1,2})?$/.test(value) || Number(value) === 0;
  return [...(noName ? (["name"] as const) : []), ...(noValue ? (["value"] as const) : [])];
}
