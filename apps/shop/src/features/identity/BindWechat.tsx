import { wechatBind } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Bound, FormPage, Notice, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { refusalText, useAction, useDict } from "#shop";
import { useAgreements } from "../content/agreement/use-agreements.ts";
import { AgreementTick } from "./AgreementTick.tsx";
import { accountFields } from "./account-fields.ts";
import { EmailCodeField, EmailField } from "./EmailAndCode.tsx";
import { useEnter } from "./use-enter.ts";
import { useSendCode } from "./use-send-code.ts";
import { rememberedTarget } from "./wechat-return.ts";

/** The first time with WeChat: an e-mail, proved by its code, links an account or opens one. */
export function BindWechat({ ticket }: { ticket: string }) {
  const words = useDict(identityDict);
  const send = useSendCode();
  const enter = useEnter(rememberedTarget());
  const fields = accountFields(words);
  const agreed = z.boolean().check(z.refine((value) => value, { error: words.mustAgree }));
  const form = useSchemaForm(z.object({ email: fields.email, code: fields.code, agreed }), {
    email: "",
    code: "",
    agreed: false,
  });
  const agreements = useAgreements({ terms: "agreed", privacy: "agreed" }, form);
  const bind = useAction(wechatBind, {
    quiet: true,
    onDone: () => void enter(words.synchronized),
    onFailed: (error) => {
      if (agreements.askAgain(error)) return;
      form.setError("code", { message: refusalText(error, words.bindFailed) }, { shouldFocus: true });
    },
  });
  const typed = form.watch("email");

  return (
    <FormPage
      title={words.bindTitle}
      form={form}
      pending={bind.pending}
      submitText={words.bind}
      onSubmit={(values) =>
        bind.run({
          body: {
            ...{ ticket, email: values.email.trim(), code: values.code },
            ...{ acceptTerms: true, acceptPrivacy: true, agreementsSeen: agreements.seen() },
          },
        })
      }
    >
      <Notice tone="brand">{words.bindText}</Notice>
      <Bound form={form} name="email">
        {(field) => <EmailField {...field} />}
      </Bound>
      <Bound form={form} name="code">
        {(field) => <EmailCodeField email={typed} onSend={() => send.toStranger(typed, "bind")} {...field} />}
      </Bound>
      <Bound form={form} name="agreed">
        {(field) => <AgreementTick checked={field.value} onChange={field.onChange} error={field.error} />}
      </Bound>
    </FormPage>
  );
}
