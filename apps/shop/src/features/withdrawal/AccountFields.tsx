import { accountKinds } from "@sihai/domain/withdrawal";
import { moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Bound, Card, ChipGroup, CodeField, TextField } from "@sihai/ui";
import { useDict, useSession } from "#shop";
import { useSendCode } from "../identity/use-send-code.ts";
import type { MoneyOnWire } from "./types.ts";
import type { ApplyDraft } from "./use-apply-form.ts";

type Fields = { form: ApplyDraft["form"] };

/** Where the part goes that no card takes back: typed twice, a bank account proved by an e-mailed code (rules I-46 to I-50). */
export function AccountFields({ form, toAccount }: Fields & { toAccount: MoneyOnWire }) {
  const words = useDict(withdrawalDict);
  const isBank = form.watch("kind") === "bank";
  return (
    <Card title={words.accountTitle} className="flex flex-col gap-4">
      <p className="text-body text-grey">{words.accountWhy(moneyText(toAccount))}</p>
      <Bound form={form} name="kind">
        {({ value, onChange }) => (
          <ChipGroup
            label={words.kind}
            showLabel
            value={value}
            onChange={onChange}
            options={accountKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          />
        )}
      </Bound>
      {isBank ? <Holder form={form} /> : null}
      <Bound form={form} name="account">
        {(field) => (
          <TextField label={isBank ? words.accountNo : words.wechat} required maxLength={64} autoComplete="off" {...field} />
        )}
      </Bound>
      <Bound form={form} name="accountAgain">
        {(field) => (
          <TextField
            label={isBank ? words.accountAgain : words.wechatAgain}
            required
            maxLength={64}
            autoComplete="off"
            {...field}
          />
        )}
      </Bound>
      {isBank ? <Proof form={form} /> : <RealName form={form} />}
    </Card>
  );
}

function Holder({ form }: Fields) {
  const words = useDict(withdrawalDict);
  return (
    <>
      <Bound form={form} name="holder">
        {(field) => (
          <TextField label={words.holder} hint={words.holderHint} required maxLength={120} autoComplete="name" {...field} />
        )}
      </Bound>
      <Bound form={form} name="bank">
        {(field) => <TextField label={words.bank} required maxLength={120} autoComplete="off" {...field} />}
      </Bound>
    </>
  );
}

function Proof({ form }: Fields) {
  const words = useDict(withdrawalDict);
  const email = useSession(({ user }) => user?.email ?? "");
  const { toMe } = useSendCode();
  return (
    <>
      <Bound form={form} name="swift">
        {(field) => <TextField label={words.swift} hint={words.swiftHint} maxLength={11} autoComplete="off" {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => (
          <CodeField label={words.code} hint={words.codeHint(email)} required onSend={() => toMe("withdraw")} {...field} />
        )}
      </Bound>
    </>
  );
}

function RealName({ form }: Fields) {
  const words = useDict(withdrawalDict);
  return (
    <Bound form={form} name="realName">
      {(field) => (
        <TextField label={words.realName} hint={words.realNameHint} required maxLength={60} autoComplete="name" {...field} />
      )}
    </Bound>
  );
}
