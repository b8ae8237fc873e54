import type { TokenScope } from "@sihai/domain/partner";
import { type StaffPermission, staffPermissions } from "@sihai/domain/staff";
import type { Viewing } from "../sessions/viewings.ts";

/** Stands for what a member of staff may do: a console that is open hears by it that this has changed. */
export function rightsMark(permissions: ReadonlySet<StaffPermission>): string {
  return BigInt(`0b1${staffPermissions.map((each) => (permissions.has(each) ? 1 : 0)).join("")}`).toString(36);
}

export type Visitor = { kind: "visitor" };
export type User = {
  kind: "user";
  userId: string;
  sessionId: string;
  /** The member's level when the session was asked for: good for looking, as old as a kept session may be (decision 77). Absent for a visit of staff. */
  level?: number;
  /** It is staff who looks at this customer's pages (decision 97): the call runs on a database that takes no write. */
  isLookedAt?: true;
};
export type Staff = {
  kind: "staff";
  staffId: string;
  name: string;
  permissions: ReadonlySet<StaffPermission>;
  sessionId: string;
  /** A second factor is demanded and not set up: no right holds until it is. */
  mustEnrol: boolean;
};
/** A customer's own program, by an API token. */
export type Partner = { kind: "partner"; userId: string; tokenId: string; scopes: ReadonlySet<TokenScope> };
/** A visit of staff to a customer's pages; only what is about the visit itself is asked as such. */
export type Viewer = { kind: "viewer" } & Viewing;
export type Who = Visitor | User | Staff | Partner | Viewer;

/**
 * Who may make a call. There is no default: a route without one does not compile. The words in `access` stand in the OpenAPI
 * document as `x-access`: `everyone`, `user`, `viewer`, `staff`, `staff:<permission>`, `signature` or `sandbox`.
 */
export type Allow<Allowed extends Who> = {
  access: string;
  /** Shoppers and staff carry different cookies; a route reads only its own. */
  audience: "shopper" | "staff";
  /** The refusal for someone who may not, or null. */
  refuse(who: Who): "NOT_LOGGED_IN" | "FORBIDDEN" | null;
  /** What an API token must be let do to make it; without one none can. */
  scope?: TokenScope;
  /** Only for the types: the callers that pass. */
  readonly allowed?: Allowed;
};

export const everyone: Allow<Visitor | User> = { access: "everyone", audience: "shopper", refuse: () => null };

export const users: Allow<User> = {
  access: "user",
  audience: "shopper",
  refuse: (who) => (who.kind === "user" ? null : "NOT_LOGGED_IN"),
};

/** Shoppers, and their own programs by a token with this scope. */
export function usersOr(scope: TokenScope): Allow<User | Partner> {
  return {
    access: "user",
    audience: "shopper",
    scope,
    refuse: (who) => (who.kind === "user" || (who.kind === "partner" && who.scopes.has(scope)) ? null : "NOT_LOGGED_IN"),
  };
}

/** A visit to a customer's pages, about itself. */
export const viewers: Allow<Viewer> = {
  access: "viewer",
  audience: "shopper",
  refuse: (who) => (who.kind === "viewer" ? null : "NOT_LOGGED_IN"),
};

/** Beginning such a visit and letting go of one, which may be over. */
export const viewersOrNobody: Allow<Visitor | User | Viewer> = { access: "everyone", audience: "shopper", refuse: () => null };

/** Only mounted with the sandbox; a stand-in world has nothing to protect. */
export const sandboxOnly: Allow<Visitor> = { access: "sandbox", audience: "shopper", refuse: () => null };

/** A vendor's webhook: the handler checks the signature over the raw body. */
export const signature: Allow<Visitor> = { access: "signature", audience: "shopper", refuse: () => null };

export const anyone: Allow<Visitor | Staff> = { access: "everyone", audience: "staff", refuse: () => null };

export const anyStaff: Allow<Staff> = {
  access: "staff",
  audience: "staff",
  refuse: (who) => (who.kind === "staff" ? null : "NOT_LOGGED_IN"),
};

/** Staff with a right. */
export function staffMay(permission: StaffPermission): Allow<Staff> {
  return {
    access: `staff:${permission}`,
    audience: "staff",
    refuse(who) {
      if (who.kind !== "staff") return "NOT_LOGGED_IN";
      return who.permissions.has(permission) ? null : "FORBIDDEN";
    },
  };
}
