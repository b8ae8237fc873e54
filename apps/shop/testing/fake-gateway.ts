import type { StripeConstructor } from "@stripe/stripe-js";

/** Why the next cards are not taken; the vendor's loader keeps the first script it met, so that a second one would not be heard. */
let refusal: string | undefined;
/** From here on no card is taken, for this reason; undefined: they are again. */
export function refuseCards(why: string | undefined): void {
  refusal = why;
}

/** The gateway's script as far as a page needs it to stand: an empty frame, and a card that is given as `pm_spec`, or refused. */
export function fakeGateway(): { scriptUrl: string; publishableKey: string } {
  const stripe = () => ({
    elements: () => ({ create: cardElement }),
    createPaymentMethod: async () =>
      refusal === undefined ? { paymentMethod: { id: "pm_spec" } } : { error: { type: "validation_error", message: refusal } },
  });
  window.Stripe = stripe as unknown as StripeConstructor;
  return { scriptUrl: `${location.origin}/stripe.js`, publishableKey: "pk_spec" };
}

function cardElement() {
  const frame = document.createElement("iframe");
  frame.title = "card";
  // As wide as its place, as the vendor's own is.
  frame.style.width = "100%";
  const card = {
    on: (name: string, listener: () => void) => {
      if (name === "ready") setTimeout(listener);
      return card;
    },
    mount: (place: HTMLElement) => place.append(frame),
    destroy: () => frame.remove(),
  };
  return card;
}
