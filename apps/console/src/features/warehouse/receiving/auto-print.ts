import { useState } from "react";

const choiceKey = "sh_staff_prints";

/** Whether this bench prints a label after every item; kept on the device, since it belongs to the printer beside it. */
export function usePrintsByItself(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(choiceKey) !== "0";
    } catch {
      return true;
    }
  });
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(choiceKey, next ? "1" : "0");
      } catch {
        // Storage may be switched off; the choice lasts as long as the page.
      }
    },
  ];
}
