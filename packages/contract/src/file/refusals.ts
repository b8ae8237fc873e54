/** Refusals of files: numeric state of the envelope and HTTP status. */
export const filesRefusals = {
  FILE_NOT_A_PICTURE: { state: 80001, status: 400 },
  FILE_NOT_FOUND: { state: 80002, status: 404 },
} as const;
