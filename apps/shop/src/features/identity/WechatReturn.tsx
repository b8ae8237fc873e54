import { wechatBind, wechatLogIn } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Button, Card, Notice, Page, toastSuccess } from "@sihai/ui";
import { LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type ApiError, go, isRefused, refreshSession, refusalText, useAction, useDict, useSession } from "#shop";
import { BindWechat } from "./BindWechat.tsx";
import { useEnter } from "./use-enter.ts";
import { rememberedTarget } from "./wechat-return.ts";

type State = { step: "working" } | { step: "failed"; message: string; hasOwner?: boolean } | { step: "bind"; ticket: string };

/** Back from WeChat: logs in who is known, binds who is logged in already, and asks anybody else for an e-mail (201). */
export function WechatReturn({ code, state: word }: { code: string; state: string }) {
  const words = useDict(identityDict);
  const { user } = useSession();
  const [state, setState] = useState<State>({ step: "working" });
  const enter = useEnter(rememberedTarget());
  const started = useRef(false);
  const bind = useAction(wechatBind, {
    quiet: true,
    onDone() {
      toastSuccess(words.synchronized);
      go("/user/setting", {}, { replace: true });
    },
    onFailed: notBound,
  });
  function notBound(error: ApiError) {
    setState({ step: "failed", message: refusalText(error, words.bindFailed), hasOwner: error.code === "BIND_FAILED" });
  }
  const logIn = useAction(wechatLogIn, {
    quiet: true,
    onDone: () => void enter(words.wechatDone),
    async onFailed(error) {
      const ticket = isRefused(error, "USER_BIND") ? error.facts.ticket : "";
      if (error.code === "BIND_FAILED") notBound(error);
      else if (ticket === "") setState({ step: "failed", message: refusalText(error, words.wechatFailed) });
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
  // Who is logged in came from the settings to connect it.
  const leave = () => (user ? go("/user/setting", {}, { replace: true }) : go("/login", {}, { replace: true }));
  return (
    <Page title={user ? words.wechatBinding : words.logInTitle} back={leave}>
      {state.step === "working" ? <Working /> : <Failed {...state} onLeave={leave} />}
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

/** `hasOwner`: that WeChat is another account's, which who is logged in here is told, and stays who they are. */
function Failed({ message, hasOwner = false, onLeave }: { message: string; hasOwner?: boolean; onLeave: () => void }) {
  const words = useDict(identityDict);
  const { user } = useSession();
  return (
    <>
      <Notice tone="danger" alert {...(hasOwner && user && { title: message })}>
        {hasOwner && user ? words.wechatTaken(user.email) : message}
      </Notice>
      <div className="flex">
        <Button wide onClick={onLeave}>
          {user ? words.backToSettings : words.wechatAgain}
        </Button>
      </div>
    </>
  );
}
