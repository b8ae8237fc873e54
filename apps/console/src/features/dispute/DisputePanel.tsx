import { useEndpoint } from "@sihai/client";
import { readDispute } from "@sihai/contract/dispute";
import { beijing, cnyText, formatDateTime, moneyText } from "@sihai/text";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, ErrorState, Notice, SkeletonCard, Tag } from "@sihai/ui";
import { useDict, useLanguage, useMay } from "#console";
import { DueMark, Facts, Notes, PanelCard, wordOf } from "#desk";
import { AnswerForm } from "./AnswerForm.tsx";
import { answerBy, statusTones } from "./dispute-columns.tsx";
import { GiveUp } from "./GiveUp.tsx";
import { ProofCards } from "./ProofCards.tsx";
import type { WholeDispute } from "./types.ts";

/** One dispute: what is asked and by when, what moved for it, all that speaks for us, and the answer. */
export function DisputePanel({ disputeNo, onClose }: { disputeNo: string; onClose: () => void }) {
  const words = useDict(consoleDisputeDict);
  const may = useMay();
  const read = useEndpoint(readDispute, { query: { disputeNo } }, { freshMs: 0 });
  const dispute = read.data;
  if (!dispute) return read.error ? <ErrorState onReload={() => void read.refetch()} /> : <SkeletonCard lines={6} />;
  return (
    <section aria-label={disputeNo} className="flex min-w-0 flex-col gap-3">
      <PanelCard
        onClose={onClose}
        title={
          <>
            {disputeNo} <Tag tone={statusTones[dispute.status]}>{words.statuses[dispute.status]}</Tag>
          </>
        }
      >
        <DisputeFacts dispute={dispute} />
      </PanelCard>
      <Answer dispute={dispute} />
      {dispute.status === "open" && dispute.canAnswer && may("finance.record") ? <GiveUp disputeNo={disputeNo} /> : null}
      <ProofCards proof={dispute.proof} />
      <Notes subject={{ kind: "dispute", no: disputeNo }} />
    </section>
  );
}

function DisputeFacts({ dispute }: { dispute: WholeDispute }) {
  const words = useDict(consoleDisputeDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { amount, reason, openedAt, tradeNo, customerMark, customerEmail, gatewayId, chargeId, money } = dispute;
  return (
    <Facts
      rows={[
        [
          words.amount,
          <span key="amount" className="text-title font-semibold">
            {moneyText(amount)}
          </span>,
        ],
        [words.answerBy, answerBy(dispute) === null ? null : <DueMark key="due" at={answerBy(dispute)} />],
        [words.reason, wordOf(words.reasons, reason)],
        [words.openedAt, formatDateTime(openedAt, language, beijing)],
        [shared.customer, customerMark === "" ? words.nobody : `${customerMark} · ${customerEmail}`],
        [words.payment, tradeNo || null],
        [words.moved, words.booked[money.booked](cnyText(money.borne), cnyText(money.ours))],
        [words.owed, money.owedNow === "0.00" ? null : cnyText(money.owedNow)],
        [words.gatewayId, `${gatewayId} · ${chargeId}`],
      ]}
    />
  );
}

function Answer({ dispute }: { dispute: WholeDispute }) {
  const words = useDict(consoleDisputeDict);
  const language = useLanguage();
  const may = useMay();
  const { canAnswer, answerGiven: answer } = dispute;
  if (canAnswer && may("finance.record")) return <AnswerForm key={answer.version} dispute={dispute} />;
  const { state, version, texts, papers, pictures, sentBy, sentAt, detail } = answer;
  if (version === 0) return canAnswer ? <Notice>{words.waitsForFinance}</Notice> : <Notice>{words.notAnswered}</Notice>;
  return (
    <Card title={words.answer} className="flex flex-col gap-3">
      <p className="font-semibold">{words.answers[state]}</p>
      {sentAt === null ? null : (
        <p className="text-note text-grey">{words.sentBy(sentBy, formatDateTime(sentAt, language, beijing))}</p>
      )}
      {detail === "" ? null : <Notice tone="danger">{words.refusedWith(detail)}</Notice>}
      <Facts
        rows={[
          [words.texts.explanation, texts.explanation || null],
          [words.texts.productDescription, texts.productDescription || null],
          [words.papersLabel, papers.map((paper) => words.papers[paper]).join(", ") || null],
          [words.photos, pictures.length === 0 ? null : words.chosen(pictures.length)],
        ]}
      />
    </Card>
  );
}
