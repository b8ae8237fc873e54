import { call, useAction, useEndpoint } from "@sihai/client";
import { beginFactor, confirmFactor, readFactor, staffMe } from "@sihai/contract/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Bound, Button, Card, ErrorState, Form, SkeletonCard, TextField, useSchemaForm } from "@sihai/ui";
import { QrCode } from "@sihai/ui/qr-code";
import { useState } from "react";
import * as z from "zod/mini";
import { startSession, useDict } from "#console";
import { showRefusal } from "#desk";

type Secret = { secret: string; uri: string };

/** The second factor of whoever is signed in: on, or the way to turn it on. */
export function FactorCard() {
  const words = useDict(consoleStaffDict);
  const read = useEndpoint(readFactor, {}, { freshMs: 0 });
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useAction(beginFactor, { onDone: setSecret });
  if (read.isPending) return <SkeletonCard lines={4} />;
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  async function finish() {
    setCodes(null);
    setSecret(null);
    await read.refetch();
    startSession(await call(staffMe, {}));
  }
  return (
    <Card title={words.factor} aside={read.data.isOn ? words.on : words.off} className="flex flex-col gap-3">
      <p className="text-note text-grey">{words.factorText}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => void finish()} />
      ) : read.data.isOn ? (
        <p>
          <span className="block">{words.recoveryLeft(read.data.recoveryLeft)}</span>
          {words.factorLost}
        </p>
      ) : secret ? (
        <Enrolment secret={secret} onDone={setCodes} />
      ) : (
        <div>
          <Button pending={begin.pending} onClick={() => void begin.run({})}>
            {words.begin}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Enrolment({ secret: { secret, uri }, onDone }: { secret: Secret; onDone: (codes: readonly string[]) => void }) {
  const words = useDict(consoleStaffDict);
  const form = useSchemaForm(z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: words.badCode })) }), {
    code: "",
  });
  const confirm = useAction(confirmFactor, {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailed: (error) => showRefusal(form, error, { STAFF_CODE_WRONG: "code" }),
  });
  return (
    <>
      <p>{words.scan}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode address={uri} label={words.qr} />
        <code className="wrap-anywhere">{secret}</code>
      </div>
      <Form form={form} onSubmit={(body) => confirm.run({ body })}>
        <Bound form={form} name="code">
          {(field) => <TextField label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...field} />}
        </Bound>
        <div>
          <Button type="submit" pending={confirm.pending}>
            {words.confirm}
          </Button>
        </div>
      </Form>
    </>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const words = useDict(consoleStaffDict);
  return (
    <>
      <h3 className="font-semibold">{words.recoveryTitle}</h3>
      <p>{words.recoveryText}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onSaved}>{words.saved}</Button>
      </div>
    </>
  );
}
