import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Card, LinkButton, Notice, Page, SkeletonList, TabStrip, TextLink } from "@sihai/ui";
import { lazy, Suspense, useState } from "react";
import { go, href, useDict, usePageSearch } from "#shop";
import { useCartWish } from "../../stores/cart-wish.ts";
import { ActivateEmail } from "./ActivateEmail.tsx";
import { Unsubscribe } from "./account/Unsubscribe.tsx";
import { CodeLogin } from "./CodeLogin.tsx";
import { AskNewMailbox } from "./lost-mailbox/AskNewMailbox.tsx";
import { ObjectToNewMailbox } from "./lost-mailbox/ObjectToNewMailbox.tsx";
import { mailedTo } from "./mailed-to.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { PasswordLogin } from "./PasswordLogin.tsx";
import { useAlreadyIn } from "./use-already-in.ts";
import { useEnter } from "./use-enter.ts";
import { WechatButton } from "./WechatButton.tsx";
import { WechatReturn } from "./WechatReturn.tsx";
import { rememberedTarget } from "./wechat-return.ts";

const OpenViewing = lazy(() => import("./OpenViewing.tsx"));

/** Logging in by e-mailed code, by password or with WeChat; opens the page asked for afterwards. */
export default function LoginPage() {
  const search = usePageSearch("/login");
  if (search.code !== undefined && search.state !== undefined) return <WechatReturn code={search.code} state={search.state} />;
  if (search.unsubscribe !== undefined) return <Unsubscribe mailKey={search.unsubscribe} kind={search.kind} />;
  if (search.object !== undefined) return <ObjectToNewMailbox objectionKey={search.object} />;
  if (search.view !== undefined)
    return (
      <Suspense fallback={<SkeletonList cards={1} />}>
        <OpenViewing ticket={search.view} />
      </Suspense>
    );
  if (search.lost !== undefined) return <AskNewMailbox />;
  if (search.activate !== undefined) return <ActivateEmail activationKey={search.activate} />;
  return <LogIn />;
}

function LogIn() {
  const words = useDict(identityDict);
  const account = useDict(accountDict);
  const { tab = "code", email, redirect_url, redirect, state } = usePageSearch("/login");
  const target = redirect_url ?? redirect;
  const enter = useEnter(target);
  const isForCart = useCartWish(({ wish }) => wish !== null && wish.at === target);
  // Back from WeChat with nothing but the word it left with: refused there, maybe by somebody logged in who wanted to connect it.
  const isRefused = state !== undefined;
  useAlreadyIn(isRefused ? (rememberedTarget() ?? target) : target, isRefused ? words.wechatFailed : undefined);
  // What was typed goes along to the other way of logging in, and to signing up.
  const [typed, setTyped] = useState(email ?? mailedTo.keptOf("log-in")?.email ?? "");
  const kept = {
    ...(typed.trim() === "" ? {} : { email: typed.trim() }),
    ...(target === undefined ? {} : { redirect_url: target }),
  };
  return (
    <Page title={words.logInTitle}>
      {isForCart ? <Notice tone="brand">{words.intoCartAfter}</Notice> : null}
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-44">
          <span className="block font-semibold">{words.newHere}</span>
          <span className="block text-note text-grey">{target === undefined ? words.newHereText : words.newHereReturn}</span>
        </p>
        <LinkButton small kind="quiet" replace href={href("/register", kept)}>
          {words.register}
        </LinkButton>
      </Card>
      {isRefused ? (
        <Notice tone="warn" alert>
          {words.wechatFailed}
        </Notice>
      ) : null}
      <Card className="flex flex-col gap-4">
        <TabStrip
          look="boxed"
          label={words.waysToLogIn}
          panelId="log-in"
          value={tab}
          onChange={(next) => go("/login", { ...kept, tab: next }, { replace: true })}
          tabs={[
            { value: "code", label: words.byCode },
            { value: "password", label: words.byPassword },
          ]}
        />
        <div id="log-in" role="tabpanel" aria-label={tab === "code" ? words.byCode : words.byPassword}>
          {tab === "code" ? (
            <CodeLogin email={typed} redirect={target} onTyped={setTyped} onEntered={enter} />
          ) : (
            <PasswordLogin email={typed} redirect={target} onTyped={setTyped} onEntered={enter} />
          )}
        </div>
        <PasskeyButton onEntered={enter} />
        <WechatButton target={target} />
      </Card>
      <div className="text-center">
        <TextLink href={href("/login", { lost: "mailbox" })}>{account.lostMailbox}</TextLink>
      </div>
    </Page>
  );
}
