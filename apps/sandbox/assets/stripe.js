// The part of Stripe.js that the shop uses: Stripe(key, { locale }).elements().create("card"), and createPaymentMethod with it. Number, expiry and security
// code are in a frame of the gateway's own (card-fields.js); the page around it gets a token, never a number.
(() => {
  const home = new URL(document.currentScript.src).origin;
  const titles = { zh: "银行卡号、有效期和安全码", en: "Card number, expiry and security code" };
  const answerMs = 20_000;

  function cardElement(locale) {
    const frame = document.createElement("iframe");
    frame.src = `${home}/gateway/fields.html?lang=${locale}`;
    frame.title = titles[locale];
    frame.allow = "payment";
    frame.style.cssText = "display:block;width:100%;height:204px;border:0";
    const listeners = new Map();
    const tell = (name, event) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: "card", ...event });
    };
    let isReady = false;
    let answered = null;

    function hear({ origin, source, data }) {
      if (origin !== home || source !== frame.contentWindow) return;
      if (data?.type === "sihai:card-fields") {
        frame.style.height = `${Math.min(600, Math.max(120, Number(data.height) + 8))}px`;
        if (!isReady) tell("ready", {});
        isReady = true;
        tell("change", { complete: Boolean(data.complete), empty: false });
      } else if (data?.type === "sihai:card-submit") frame.closest("form")?.requestSubmit();
      else answered?.(data);
    }

    return {
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return this;
      },
      mount(place) {
        addEventListener("message", hear);
        (typeof place === "string" ? document.querySelector(place) : place).append(frame);
      },
      unmount() {
        removeEventListener("message", hear);
        frame.remove();
      },
      destroy() {
        this.unmount();
        listeners.clear();
      },
      /** Of this script only: the card behind the frame, as a payment method. */
      async tokenise(billing) {
        const answer = await new Promise((resolve) => {
          answered = resolve;
          setTimeout(resolve, answerMs, { field: "network" });
          frame.contentWindow?.postMessage({ type: "sihai:tokenise", billing }, home);
        });
        answered = null;
        return answer;
      },
    };
  }

  window.Stripe = function Stripe(_key, { locale } = {}) {
    const language = locale === "zh" ? "zh" : "en";
    return {
      elements: () => ({ create: () => cardElement(language) }),
      async createPaymentMethod({ card, billing_details }) {
        const answer = await card.tokenise(billing_details);
        if (answer.paymentMethod) {
          const { paymentMethod: id, brand, last4 } = answer;
          return { paymentMethod: { id, object: "payment_method", type: "card", card: { brand, last4 }, billing_details } };
        }
        const type = answer.field === "network" ? "api_connection_error" : "validation_error";
        return { error: { type, code: `incomplete_${answer.field}`, message: answer.text } };
      },
    };
  };
  window.Stripe.version = "endive";
})();
