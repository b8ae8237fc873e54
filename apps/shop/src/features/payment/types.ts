import type { CallData } from "@sihai/contract";
import type { getTrade } from "@sihai/contract/payment";

export type TradeOnWire = CallData<typeof getTrade>;

/** What is typed beside a card, never of the card itself. */
export type CardValues = {
  currency: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  addressId: string;
  /** The gateway is to keep the card. */
  keepsCard: boolean;
};
