import { beginPasskeyLogIn, logInByPasskey } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Button, toastFailure } from "@sihai/ui";
import { KeyRound } from "lucide-react";
import { useAction, useDict } from "#shop";
import { hasPasskeys, signWithPasskey } from "./passkeys.ts";

/** Logs in by what the device holds; absent where the browser has no passkeys. */
export function PasskeyButton({ onEntered }: { onEntered: (word: string) => Promise<void> }) {
  const words = useDict(identityDict);
  const enter = useAction(logInByPasskey, { onDone: () => void onEntered(words.loggedIn) });
  const begin = useAction(beginPasskeyLogIn, {
    async onDone(options) {
      const signed = await signWithPasskey(options);
      if (signed === "stopped") toastFailure(words.passkeyStopped);
      else await enter.run({ body: signed });
    },
  });
  if (!hasPasskeys()) return null;
  return (
    <Button wide kind="quiet" icon={KeyRound} pending={begin.pending || enter.pending} onClick={() => void begin.run({})}>
      {words.passkey}
    </Button>
  );
}
