import { wechatBind, wechatLogIn } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Button, Card, Notice, Page, toastSuccess } from "@sihai/ui";
import { LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { go, isRefused, refreshSession, refusalText, useAction, useDict } from "#shop";
import { BindWechat } from "./BindWechat.tsx";
import { useEnter } from "./use-enter.ts";
import { rememberedTarget } from "./wechat-return.ts";

type State = { step: "working" } | { step: "failed"; message: string } | { step: "bind"; ticket: string };

/** Back from WeChat: logs in who is known, binds who is logged in already, and asks anybody else for an e-mail (201). */
export function WechatReturn({ code, state: word }: { code: string; state: string }) {
  const words = useDict(identityDict);
  const [state, setState] = useState<State>({ step: "working" });
  const enter = useEnter(rememberedTarget());
  const started = useRef(false);
  const bind = useAction(wechatBind, {
    quiet: true,
    onDone() {
      toastSuccess(words.synchronized);
      go("/user/setting", {}, { replace: true });
    },
    onFailed: (error) => setState({ step: "failed", message: refusalText(error, words.bindFailed) }),
  });
  const logIn = useAction(wechatLogIn, {
    quiet: true,
    onDone: () => void enter(words.wechatDone),
    async onFailed(error) {
      const ticket = isRefused(error, "USER_BIND") ? error.facts.ticket : "";
      if (ticket === "") setState({ step: "failed", message: refusalText(error, words.wechatFailed) });
      else if (await refreshSession()) void bind.run({ body: { ticket } });
      else setState({ step: "bind", ticket });
    },
  });
  const run = useRef(logIn.run);
  run.current = logIn.run;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run.current({ body: { code, state: word } });
  }, [code, word]);

  if (state.step === "bind") return <BindWechat ticket={state.ticket} />;
  return (
    <Page title={words.logInTitle} back={() => go("/login", {}, { replace: true })}>
      {state.step === "working" ? <Working /> : <Failed message={state.message} />}
    </Page>
  );
}

function Working() {
  const words = useDict(identityDict);
  return (
    <Card>
      <p role="status" className="flex items-center gap-3">
        <LoaderCircle aria-hidden size={22} className="spin text-brand" />
        {words.wechatWorking}
      </p>
    </Card>
  );
}

function Failed({ message }: { message: string }) {
  const words = useDict(identityDict);
  return (
    <>
      <Notice tone="danger" alert>
        {message}
      </Notice>
      <div className="flex">
        <Button wide onClick={() => go("/login", {}, { replace: true })}>
          {words.wechatAgain}
        </Button>
      </div>
    </>
  );
}
