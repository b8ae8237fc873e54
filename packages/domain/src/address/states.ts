import type { LocalText } from "../language/index.ts";
import type { Settings } from "../setting/settings.ts";

/** First-level divisions of the countries whose carriers ask for them by name, a setting; elsewhere the state is typed freely. */
export type States = Settings["states"];
export type State = { /** ISO 3166-2. */ id: string; name: LocalText };

/** The open states to choose from; empty where the state is typed freely. `kept`: one more, that an address has. */
export function statesOf(states: States, country: string, kept = ""): readonly State[] {
  return states.filter(({ id, isOpen }) => (isOpen || id === kept) && id.startsWith(`${country}-`));
}

/** A state or province by its id, in whatever country. */
export function stateById(states: States, id: string): State | undefined {
  return states.find((state) => state.id === id);
}
