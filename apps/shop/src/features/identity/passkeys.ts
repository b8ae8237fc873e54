import type { CallData } from "@sihai/contract";
import type { beginPasskey, beginPasskeyLogIn } from "@sihai/contract/identity";
import { type PasskeyTransport, passkeyTransports } from "@sihai/domain/identity";
import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";

/** Whether this browser makes and uses passkeys. They belong to a name of a site: an address in figures has none. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);
}

/** What a passkey of this device signed; "stopped" when its owner, or the device, did not. */
export async function signWithPasskey(optionsJSON: CallData<typeof beginPasskeyLogIn>) {
  try {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch {
    return "stopped" as const;
  }
}

/** A new passkey of this device; "here" when it has one of the account already. */
export async function makePasskey(optionsJSON: CallData<typeof beginPasskey>) {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports: transports.filter(isKnown) };
  } catch (error) {
    const isHere = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return isHere ? ("here" as const) : ("stopped" as const);
  }
}

function isKnown(transport: string): transport is PasskeyTransport {
  return passkeyTransports.some((known) => known === transport);
}
