/** Refusals around the server's own work. */
export const operationRefusals = {
  TROUBLE_OVER: { state: 25001, status: 404 },
  MAIL_NOT_OPEN: { state: 25002, status: 404 },
} as const;
