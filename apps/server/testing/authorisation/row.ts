/** Things of one shopper, by the names calls give them. A stranger is tried with them, and with made-up ones. */
export type Owned = {
  userId: string;
  planId: string;
  addressId: string;
  msgId: string;
  cartItemId: string;
  orderNo: string;
  itemNo: string;
  orderTradeNo: string;
  storedItemId: string;
  parcelTradeNo: string;
  packageId: string;
  billId: string;
  fileId: string;
  serviceEntryId: string;
  supplementId: string;
  storedItemNo: string;
  returnNo: string;
  claimNo: string;
  unannouncedNo: string;
  storageTaskId: string;
  enquiryNo: string;
  consultNo: string;
  expertNo: string;
  transferNo: string;
  withdrawNo: string;
  cardId: string;
  passkeyId: string;
  sessionId: string;
  dataCopyId: string;
  tokenId: string;
  hookId: string;
  pushDeviceId: string;
  deliveryId: string;
};

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
export type Row = {
  access: string;
  /** Where an open call itself answers "not logged in": to whom it does not. */
  opensTo?: "shopper" | "nobody without a signature";
  /** How a stranger would name somebody else's thing; absent for calls that take no shopper's id. */
  stranger?: (owned: Owned) => Input;
};

export type Rows = Record<string, Row>;

export const everyone: Row = { access: "everyone" };
export const user: Row = { access: "user" };
/** A call for staff with this permission, which every other member of staff is refused. */
export const staff = (permission: string): Row => ({ access: `staff:${permission}` });
/** A call for a shopper about things of their own; `stranger` names somebody else's. */
export const owner = (stranger: (owned: Owned) => Input): Row => ({ access: "user", stranger });
