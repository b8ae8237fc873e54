import type { CallData } from "@sihai/contract";
import { listHooks, removeHook, rotateHookSecret, switchHookOn } from "@sihai/contract/partner";
import { formatBoth, joined } from "@sihai/text";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, confirmBox, Tag, toastSuccess } from "@sihai/ui";
import { useAction, useDict, useLanguage } from "#shop";

type Hook = CallData<typeof listHooks>["list"][number];
type Props = { hook: Hook; onLook: () => void; onSecret: (secret: string) => void };

/** One address: what it is told of, how it does, what it was told; switching it on again and removing it. */
export function HookRow({ hook, onLook, onSecret }: Props) {
  const words = useDict(partnerDict);
  const language = useLanguage();
  const { id, url, kinds } = hook;
  const remove = useAction(removeHook, { refreshes: [listHooks], onDone: () => toastSuccess(words.removed) });
  const turnOn = useAction(switchHookOn, { refreshes: [listHooks], onDone: () => toastSuccess(words.switchedOn) });
  const rotate = useAction(rotateHookSecret, { refreshes: [listHooks], onDone: ({ secret }) => onSecret(secret) });
  async function askRotate() {
    const question = { title: words.rotateAsk, text: words.rotateText, confirmText: words.rotate };
    if (await confirmBox(question)) void rotate.run({ body: { id } });
  }
  async function ask() {
    const question = { title: words.removeAsk, text: words.removeText, confirmText: words.remove };
    if (await confirmBox({ ...question, danger: true })) void remove.run({ body: { id } });
  }
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 font-medium break-all">{url}</p>
        <HookState hook={hook} />
      </div>
      <p className="text-note text-grey">
        {joined(
          kinds.map((kind) => words.kinds[kind]),
          language,
        )}
      </p>
      {hook.failingSince !== null && hook.offAt === null ? (
        <p className="text-note text-grey">{words.hookFailing(formatBoth(hook.failingSince, language).local)}</p>
      ) : null}
      {hook.formerUntil === null ? null : (
        <p className="text-note text-grey">{words.formerUntil(formatBoth(hook.formerUntil, language).local)}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button small kind="quiet" onClick={onLook}>
          {words.deliveries}
        </Button>
        {hook.offAt === null ? null : (
          <Button small kind="quiet" pending={turnOn.pending} onClick={() => void turnOn.run({ body: { id } })}>
            {words.switchOn}
          </Button>
        )}
        <Button small kind="quiet" pending={rotate.pending} onClick={() => void askRotate()}>
          {words.rotate}
        </Button>
        <Button small kind="quiet" pending={remove.pending} onClick={() => void ask()}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function HookState({ hook: { offAt, failingSince } }: { hook: Hook }) {
  const words = useDict(partnerDict);
  if (offAt !== null) return <Tag tone="danger">{words.hookOff}</Tag>;
  return <Tag tone={failingSince === null ? "ok" : "warn"}>{words.hookOn}</Tag>;
}
