import { useEffect, useState } from "react";

export type Camera = { stream: MediaStream | null; problem: "none" | "blocked" | null };

/** The bench's camera for as long as `on`: the back one of a phone, the first of a computer. `problem` says why there is none. */
export function useCamera(on: boolean): Camera {
  const [camera, setCamera] = useState<Camera>({ stream: null, problem: null });
  useEffect(() => {
    if (!on) return;
    let left = false;
    let stream: MediaStream | null = null;
    openCamera().then(
      (opened) => {
        stream = opened;
        if (left) stop(opened);
        else setCamera({ stream: opened, problem: null });
      },
      (error: unknown) => {
        const blocked = error instanceof DOMException && error.name === "NotAllowedError";
        if (!left) setCamera({ stream: null, problem: blocked ? "blocked" : "none" });
      },
    );
    return () => {
      left = true;
      if (stream) stop(stream);
      setCamera({ stream: null, problem: null });
    };
  }, [on]);
  return camera;
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("no camera", "NotFoundError");
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1600 }, height: { ideal: 1200 } },
  });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
