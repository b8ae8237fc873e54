import { useAction, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { decideDispute, listDisputes } from "@sihai/contract/forwarding";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleForwardingDict } from "@sihai/text/dict/console/forwarding";
import { Button, Card, confirmBox, Tag, toastSuccess } from "@sihai/ui";
import { useDict, useLanguage } from "#console";

type Dispute = CallData<typeof listDisputes>["list"][number];

/** Numbers two customers announced, each to be decided by the mark on the parcel; nothing is shown while there are none (rule F37). */
export function DisputesCard({ mayDecide }: { mayDecide: boolean }) {
  const words = useDict(consoleForwardingDict);
  const disputes = useEndpoint(listDisputes, {}, { freshMs: 0, everyMs: 60_000 });
  const list = disputes.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Card title={words.title(list.length)}>
      <p className="text-note text-grey">{words.help}</p>
      <ul className="divide-y divide-line">
        {list.map((dispute) => (
          <DisputeRow key={dispute.disputeId} dispute={dispute} mayDecide={mayDecide} />
        ))}
      </ul>
    </Card>
  );
}

function DisputeRow({ dispute, mayDecide }: { dispute: Dispute; mayDecide: boolean }) {
  const words = useDict(consoleForwardingDict);
  const language = useLanguage();
  const decide = useAction(decideDispute, { refreshes: [listDisputes], onDone: () => toastSuccess(words.decided) });
  const { disputeId, trackingNo, first, second } = dispute;
  const isBought = first?.items.some(({ bought }) => bought) ?? false;
  const resolve = ({ customerMark, at }: { customerMark: string; at: string }) =>
    words.at(customerMark, formatDateTime(at, language, beijing));
  const send = (decision: "keep" | "release") => void decide.run({ body: { disputeId, decision } });

  async function askRelease() {
    if (await confirmBox({ title: words.release, text: words.releaseSure, danger: true })) send("release");
  }

  return (
    <li className="flex flex-col gap-2 py-3">
      <strong className="text-title">{trackingNo}</strong>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-body">
        <dt className="text-grey">{words.first}</dt>
        <dd>{first ? [resolve(first), ...first.items.map(({ name }) => name)].join(" · ") : words.nothing}</dd>
        <dt className="text-grey">{words.second}</dt>
        <dd>{resolve(second)}</dd>
      </dl>
      {mayDecide ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button small pending={decide.pending} onClick={() => send("keep")}>
            {first ? words.keep(first.customerMark) : words.free}
          </Button>
          {isBought ? (
            <Tag tone="neutral">{words.bought}</Tag>
          ) : first ? (
            <Button small kind="danger" pending={decide.pending} onClick={() => void askRelease()}>
              {words.release}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
