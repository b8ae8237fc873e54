import { useAction } from "@sihai/client";
import { checkTaxRules, listTaxRules, withdrawTaxRule } from "@sihai/contract/tax";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Button, Notice, Tag, toastSuccess } from "@sihai/ui";
import { Check, CornerDownRight, OctagonX, Undo2 } from "lucide-react";
import { defer, useDict, useLanguage, usePageSearch } from "#console";
import { Facts, MakerNotice, PanelCard } from "#desk";
import { TaxPreview } from "./TaxPreview.tsx";
import { stateTones, type TaxRow } from "./tax-rule.ts";
import { useTaxWords } from "./use-tax-words.ts";

/** One rule: what it asks, who made and checked it, what a buyer is told by it, and what may be done with it. */
export function TaxPanel({ row, onClose }: { row: TaxRow; onClose: () => void }) {
  const words = useDict(consoleTaxDict);
  const language = useLanguage();
  const { country, duty, vat, flat } = useTaxWords();
  const { rule, state, mayCheck } = row;
  const by = (name: string | null, at: string | null) =>
    name === null || at === null ? null : `${name} · ${formatDateTime(at, language, beijing)}`;
  return (
    <PanelCard
      onClose={onClose}
      title={
        <>
          {country(row.country)} <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Facts
          rows={[
            [words.from, row.from],
            [words.duty, rule === null ? words.ended : duty(rule)],
            [words.vat, rule && vat(rule)],
            [words.flat, rule && flat(rule)],
            [words.source, row.source],
            [words.grade, words.grades[row.grade]],
            [words.maker, by(row.madeBy, row.madeAt) ?? words.ofFile],
            [words.checker, by(row.checkedBy, row.checkedAt)],
            [words.state, row.checkedAlone ? <span className="text-warn">{words.checkedAlone}</span> : null],
          ]}
        />
        {rule === null ? <Notice>{words.endsHint}</Notice> : <TaxPreview rule={rule} />}
        <MakerNotice mayCheck={mayCheck} right="freight.edit" />
        <RuleActions row={row} />
      </div>
    </PanelCard>
  );
}

/** What this member of staff may do with the rule. */
function RuleActions({ row }: { row: TaxRow }) {
  const words = useDict(consoleTaxDict);
  const [, change] = usePageSearch("/rates");
  const check = useAction(checkTaxRules, { refreshes: [listTaxRules], onDone: () => toastSuccess(words.checked(1)) });
  const { ruleId, rule, state, mayCheck } = row;
  const holds = state === "in-force" || state === "scheduled";
  return (
    <div className="flex flex-wrap gap-3">
      {ruleId !== null && (mayCheck === "yes" || mayCheck === "alone") ? (
        <Button small icon={Check} pending={check.pending} onClick={() => void check.run({ body: { ruleIds: [ruleId] } })}>
          {words.check}
        </Button>
      ) : null}
      {holds ? (
        <Button small kind="quiet" icon={CornerDownRight} onClick={() => change({ show: "new" })}>
          {words.next}
        </Button>
      ) : null}
      {rule !== null && holds ? (
        <Button small kind="plain" icon={OctagonX} onClick={() => change({ show: "end" })}>
          {words.end}
        </Button>
      ) : null}
      {ruleId !== null && row.mayWithdraw ? <WithdrawButton row={row} ruleId={ruleId} /> : null}
    </div>
  );
}

/** Takes a rule back that has not begun to hold; for a few seconds it can be left after all. */
function WithdrawButton({ row, ruleId }: { row: TaxRow; ruleId: string }) {
  const words = useDict(consoleTaxDict);
  const { country } = useTaxWords();
  const withdraw = useAction(withdrawTaxRule, { refreshes: [listTaxRules], onDone: () => toastSuccess(words.withdrawn) });

  function withdrawLater() {
    defer({
      text: words.withdrawLater(country(row.country), row.from),
      subject: ruleId,
      act: () => withdraw.run({ body: { ruleId } }),
    });
  }

  return (
    <Button small kind="danger" icon={Undo2} pending={withdraw.pending} onClick={withdrawLater}>
      {words.withdraw}
    </Button>
  );
}
