import type { StripeConstructor } from "@stripe/stripe-js";

/** The gateway's script as far as a page needs it to stand: an empty frame, and a card that is always given as `pm_spec`. */
export function fakeGateway(): { scriptUrl: string; publishableKey: string } {
  const stripe = () => ({
    elements: () => ({ create: cardElement }),
    createPaymentMethod: async () => ({ paymentMethod: { id: "pm_spec" } }),
  });
  window.Stripe = stripe as unknown as StripeConstructor;
  return { scriptUrl: `${location.origin}/stripe.js`, publishableKey: "pk_spec" };
}

function cardElement() {
  const frame = document.createElement("iframe");
  frame.title = "card";
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
