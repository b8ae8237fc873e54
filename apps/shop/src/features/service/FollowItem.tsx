import { listSubscriptions, subscribeItem, unsubscribeItem } from "@sihai/contract/service";
import { serviceDict } from "@sihai/text/dict/service";
import { Button, confirmBox, toastSuccess } from "@sihai/ui";
import { Bell, BellRing } from "lucide-react";
import { useAction, useDict, useEndpoint } from "#shop";

/** Mails about what happens to an item: not subscribed, submitted, subscribed so many of 20 (rules L-09 to L-12). */
export function FollowItem({ itemNo, name }: { itemNo: string; name: string }) {
  const words = useDict(serviceDict);
  const subscriptions = useEndpoint(listSubscriptions, {});
  const subscribe = useAction(subscribeItem, {
    refreshes: [listSubscriptions],
    onDone: ({ count, max }) => toastSuccess(`${words.followed(count, max)} · ${words.followNote}`),
  });
  const unsubscribe = useAction(unsubscribeItem, {
    refreshes: [listSubscriptions],
    onDone: () => toastSuccess(words.unfollowed),
  });
  if (!subscriptions.data) return null;
  const { count, max, itemNos } = subscriptions.data;
  const isFollowed = itemNos.includes(itemNo);
  const pending = subscribe.pending || unsubscribe.pending;
  const label = isFollowed ? words.followed(count, max) : words.follow;

  /** One slip of the finger on a list of items must not end them. */
  async function askToEnd() {
    const isSure = await confirmBox({ title: words.endAsk, text: words.endNote(name), confirmText: words.endIt });
    if (isSure) await unsubscribe.run({ body: { itemNo } });
  }

  return (
    <Button
      small
      kind="plain"
      icon={isFollowed ? BellRing : Bell}
      pending={pending}
      label={isFollowed ? words.followEnd(name) : words.followAdd(name)}
      onClick={() => void (isFollowed ? askToEnd() : subscribe.run({ body: { itemNo } }))}
    >
      {pending ? words.submitted : label}
    </Button>
  );
}
