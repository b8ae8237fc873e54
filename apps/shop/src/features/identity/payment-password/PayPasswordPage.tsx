import { checkHasPayPassword } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Page, SkeletonList, toastSuccess } from "@sihai/ui";
import { finish, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { ModifyPayPassword } from "./ModifyPayPassword.tsx";
import { ResetPayPassword } from "./ResetPayPassword.tsx";
import { SetPayPassword } from "./SetPayPassword.tsx";

/** The payment password: set, modify or reset. Without `mode` in the address, whichever fits the account. */
export default function PayPasswordPage() {
  const words = useDict(identityDict);
  const { mode, back } = usePageSearch("/user/password/pay");
  const has = useEndpoint(checkHasPayPassword, {}, { freshMs: 0 });
  function done(word: string) {
    toastSuccess(word);
    finish(back);
  }
  if (!has.data)
    return (
      <Page title={words.payPassword}>
        <NotYet read={has} skeleton={<SkeletonList cards={1} />} />
      </Page>
    );
  // What the account needs wins over a stale address: one cannot be changed before it is set, nor set twice.
  if (!has.data.hasPassword) return <SetPayPassword onDone={() => done(words.paySet)} />;
  if (mode === "reset") return <ResetPayPassword onDone={() => done(words.payReset)} />;
  return <ModifyPayPassword onDone={() => done(words.payModified)} back={back} />;
}
