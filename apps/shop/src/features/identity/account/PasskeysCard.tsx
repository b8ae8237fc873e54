import type { CallData } from "@sihai/contract";
import { listPasskeys, removePasskey } from "@sihai/contract/identity";
import { deviceName, formatBoth } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Card, Cell, CellGroup, confirmBox, toastSuccess } from "@sihai/ui";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { hasPasskeys } from "../passkeys.ts";
import { AddPasskey } from "./AddPasskey.tsx";

type Passkey = CallData<typeof listPasskeys>["list"][number];

/** The passkeys that open the account, and another one. */
export function PasskeysCard() {
  const words = useDict(accountDict);
  const passkeys = useEndpoint(listPasskeys, {}, { freshMs: 0 });
  const [adding, setAdding] = useState(false);
  if (!passkeys.data) return null;
  const { hasPassword, list } = passkeys.data;
  return (
    <Card title={words.passkeys}>
      <p className="text-grey">{words.passkeysText}</p>
      {list.length === 0 ? (
        <p className="mt-2">{words.noPasskeys}</p>
      ) : (
        <CellGroup>
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </CellGroup>
      )}
      {hasPasskeys() ? (
        <div className="mt-3">
          <Button wide kind="quiet" icon={KeyRound} onClick={() => setAdding(true)}>
            {words.addPasskey}
          </Button>
          <AddPasskey key={String(adding)} open={adding} hasPassword={hasPassword} onClose={() => setAdding(false)} />
        </div>
      ) : (
        <p className="mt-2 text-note text-grey">{words.passkeysNotHere}</p>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const words = useDict(accountDict);
  const language = useLanguage();
  const name = deviceName(passkey, language);
  const at = (moment: string) => formatBoth(moment, language).local;
  const remove = useAction(removePasskey, { refreshes: [listPasskeys], onDone: () => toastSuccess(words.passkeyRemoved) });
  async function ask() {
    const question = { title: words.removePasskeyAsk(name), text: words.removePasskeyText, confirmText: words.removePasskey };
    if (await confirmBox({ ...question, danger: true })) void remove.run({ body: { id: passkey.id } });
  }
  return (
    <Cell
      title={name}
      note={
        <>
          <span className="block">{words.passkeyAddedAt(at(passkey.createdAt))}</span>
          <span className="block">
            {passkey.lastUsedAt === null ? words.passkeyUnused : words.passkeyUsedAt(at(passkey.lastUsedAt))}
          </span>
        </>
      }
      value={
        <Button small kind="quiet" label={words.removePasskeyAsk(name)} pending={remove.pending} onClick={() => void ask()}>
          {words.removePasskey}
        </Button>
      }
    />
  );
}
