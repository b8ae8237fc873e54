import { serverNow, useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { decideLostMailbox, listLostMailboxes, openLostMailboxPaper } from "@sihai/contract/customer";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleLostMailboxDict } from "@sihai/text/dict/console/people/lost-mailbox";
import { Button, Card, confirmBox, Notice, Tag, TextArea, TextLink, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { href, useDict, useLanguage, useMay, useSession } from "#console";

type Found = CallData<typeof listLostMailboxes>["list"][number];
/** The contract's least for a reason. */
const reasonLeast = 3;

/** Who asks, with what they can show, and the decision. */
export function LostMailboxCard({ found }: { found: Found }) {
  const words = useDict(consoleLostMailboxDict);
  const language = useLanguage();
  const may = useMay();
  const { mark, oldEmail, newEmail, proof, askedAt, opensAt, agreedBy, agreedReason, objectedBefore } = found;
  const at = (instant: string) => formatDateTime(instant, language, beijing);
  const isOpen = Date.parse(opensAt) <= serverNow();
  return (
    <Card
      title={mark}
      aside={<Tag tone={isOpen ? "ok" : "neutral"}>{isOpen ? words.isOpen : words.opensAt(at(opensAt))}</Tag>}
      className="flex flex-col gap-3"
    >
      <p className="wrap-anywhere">{words.move(oldEmail, newEmail)}</p>
      <p className="text-note text-grey">{words.askedAt(at(askedAt))}</p>
      <div>
        <TextLink href={href("/customers", { q: mark })}>{words.customer(mark)}</TextLink>
      </div>
      {objectedBefore > 0 ? <Notice tone="warn">{words.objectedBefore(objectedBefore)}</Notice> : null}
      <div>
        <p className="text-note text-grey">{words.proof}</p>
        <p className="whitespace-pre-wrap wrap-anywhere">{proof}</p>
      </div>
      {found.hasPaper && may("customer.record") ? <Paper caseId={found.caseId} /> : null}
      {agreedBy ? <p className="wrap-anywhere">{words.agreed(agreedBy.name, agreedReason)}</p> : null}
      {may("customer.record") ? <Decide found={found} isOpen={isOpen} /> : null}
    </Card>
  );
}

/** The picture, once somebody asks for it. */
function Paper({ caseId }: { caseId: string }) {
  const words = useDict(consoleLostMailboxDict);
  const look = useAction(openLostMailboxPaper);
  if (look.data) {
    const { picture } = look.data;
    return picture === null ? (
      <p>{words.paperGone}</p>
    ) : (
      <img src={picture} alt={words.paperAlt} className="max-h-96 max-w-full self-start rounded-card" />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button small kind="quiet" pending={look.pending} onClick={() => void look.run({ body: { caseId } })}>
        {words.paper}
      </Button>
      <span className="text-note text-grey">{words.paperNote}</span>
    </div>
  );
}

function Decide({ found: { caseId, mark, agreedBy, opensAt }, isOpen }: { found: Found; isOpen: boolean }) {
  const words = useDict(consoleLostMailboxDict);
  const at = formatDateTime(opensAt, useLanguage(), beijing);
  const staffId = useSession((session) => session.staff?.staffId);
  const [reason, setReason] = useState("");
  const decide = useAction(decideLostMailbox, {
    refreshes: [listLostMailboxes],
    onDone({ state }) {
      toastSuccess(words.done[state]);
      setReason("");
    },
  });
  const short = reason.trim().length < reasonLeast ? words.reasonShort : null;
  const waits = !agreedBy
    ? null
    : agreedBy.staffId === staffId
      ? words.waitsForOther(at)
      : isOpen
        ? null
        : words.waitsForTime(at);
  async function ask(decision: "agree" | "refuse") {
    const question =
      decision === "refuse"
        ? { title: words.refuseAsk(mark), text: words.refuseText, confirmText: words.refuse, danger: true }
        : { title: words.moveAsk(mark), text: words.moveText, confirmText: words.moveNow, danger: true };
    const isFirst = decision === "agree" && !agreedBy;
    if (isFirst || (await confirmBox(question))) void decide.run({ body: { caseId, decision, reason: reason.trim() } });
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      {waits ? <Notice>{waits}</Notice> : null}
      <TextArea label={words.reason} rows={2} maxLength={500} value={reason} onChange={setReason} />
      <div className="flex flex-wrap gap-3">
        <Button pending={decide.pending} disabledReason={waits ?? short} onClick={() => void ask("agree")}>
          {agreedBy ? words.moveNow : words.agree}
        </Button>
        <Button kind="danger" pending={decide.pending} disabledReason={short} onClick={() => void ask("refuse")}>
          {words.refuse}
        </Button>
      </div>
    </div>
  );
}
