import { type KeptLanguage, languageTable } from "@sihai/domain/language";
import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs";
import { useCallback, useRef, useState } from "react";
import { useLanguage } from "#shop";
import type { TradeOnWire } from "./types.ts";

/** Who the card is billed to, in the gateway's own names: it stays with the card there. */
export type BillingDetails = {
  name: string;
  email: string;
  phone?: string;
  address: { line1: string; city: string; state?: string; postal_code: string; country: string };
};
type TokenAnswer = { ok: true; paymentMethod: string } | { ok: false; isCard: boolean; text: string };
/** What is wrong with the card; `refused`: its owner pressed the button, and may be looking elsewhere. */
export type CardProblem = { text: string; refused: boolean };
type GatewayForm = TradeOnWire["card"]["form"];

export type CardFields = {
  /** Puts the gateway's form into a place of ours, and takes it out again. */
  mount: (place: HTMLElement | null) => (() => void) | undefined;
  state: "loading" | "ready" | "failed";
  /** What the gateway finds wrong with what was typed, in the customer's language. */
  problem: CardProblem;
  /** Says at the form why the card was not taken. */
  refuse: (text: string) => void;
  tokenise: (billing: BillingDetails) => Promise<TokenAnswer>;
  reload: () => void;
};

const noProblem: CardProblem = { text: "", refused: false };

/** The gateway's card form: its script shows it and makes a payment method of what is typed there; nothing of that is readable here (rule I-94). */
export function useCardFields(form: GatewayForm): CardFields {
  const language = useLanguage();
  const opened = useRef<{ stripe: Stripe; card: StripeCardElement } | null>(null);
  const [state, setState] = useState<CardFields["state"]>("loading");
  const [problem, setProblem] = useState<CardProblem>(noProblem);
  const [tries, setTries] = useState(0);
  const { scriptUrl, publishableKey } = form;

  const mount = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      let isGone = false;
      setState("loading");
      openGateway({ scriptUrl, publishableKey }, languageTable[language].kept).then(
        (stripe) => {
          if (isGone) return;
          const card = stripe.elements().create("card", { hidePostalCode: true, disableLink: true });
          card.on("ready", () => setState("ready"));
          card.on("change", (event) => setProblem({ text: event.error?.message ?? "", refused: false }));
          card.mount(place);
          opened.current = { stripe, card };
        },
        () => isGone || setState("failed"),
      );
      return () => {
        isGone = true;
        opened.current?.card.destroy();
        opened.current = null;
      };
    },
    [scriptUrl, publishableKey, language, tries],
  );

  async function tokenise(billing: BillingDetails): Promise<TokenAnswer> {
    if (!opened.current) return { ok: false, isCard: false, text: "" };
    const { stripe, card } = opened.current;
    const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: billing });
    if (made.paymentMethod) return { ok: true, paymentMethod: made.paymentMethod.id };
    const { type, message = "" } = made.error;
    return { ok: false, isCard: type === "card_error" || type === "validation_error", text: message };
  }

  const refuse = (text: string) => setProblem({ text, refused: true });
  return { mount, state, problem, refuse, tokenise, reload: () => setTries(tries + 1) };
}

/** The vendor's own loader fetches its script; another one of the same interface, as the sandbox's, is there before the loader looks. */
async function openGateway({ scriptUrl, publishableKey }: GatewayForm, locale: KeptLanguage): Promise<Stripe> {
  if (!window.Stripe && new URL(scriptUrl).origin !== "https://js.stripe.com") await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale });
  if (!stripe) throw new Error("no card form without a page");
  return stripe;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} does not answer`));
    };
    document.head.append(script);
  });
}
