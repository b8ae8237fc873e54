import { useEffect, useRef, useState } from "react";

/** Sends a form at once, or, pressed while pictures are still on their way, by itself when they have arrived. */
export function useSubmitAfterUploads(isUploading: boolean, send: () => void): { submit: () => void; isWaiting: boolean } {
  const [isWaiting, setWaits] = useState(false);
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    if (!isWaiting || isUploading) return;
    setWaits(false);
    sendNow.current();
  }, [isWaiting, isUploading]);
  return { submit: () => (isUploading ? setWaits(true) : send()), isWaiting };
}
