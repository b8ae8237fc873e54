import { userInfo } from "@sihai/contract/identity";
import { lazy, Suspense } from "react";
import { useEndpoint } from "#shop";

// Hardly anybody ever reads it: it comes when it has something to say.
const AskedNotice = lazy(() => import("./AskedNotice.tsx"));

/** Somebody asks to move the account: said wherever its owner looks after the account or the money, with what stops it. */
export function MailboxAsked() {
  const asked = useEndpoint(userInfo, {}).data?.mailboxAsked;
  return asked ? (
    <Suspense>
      <AskedNotice masked={asked.masked} opensAt={asked.opensAt} stop={asked.key} />
    </Suspense>
  ) : null;
}
