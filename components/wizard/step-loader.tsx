"use client";
// Steps that are not part of the first page: loaded when the browser has nothing else to do, so that they
// are there when they are wanted, even if the connection is gone by then.
import { type FunctionComponent, useEffect, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Working } from "@/components/ui/working";
import { ApiError } from "./api";
import { Refusal } from "./parts";

const RETRY_FIRST_MS = 1000;
const RETRY_MOST_MS = 8000;

interface Loaded<P> {
  readonly component: FunctionComponent<P> | null;
  /** The last try failed; another follows as long as the step is wanted. */
  readonly failed: boolean;
}

/** The code of one step. */
export class StepCode<P> {
  readonly #fetch: () => Promise<FunctionComponent<P>>;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<boolean> | null = null;
  #loaded: Loaded<P> = { component: null, failed: false };

  constructor(fetch: () => Promise<FunctionComponent<P>>) {
    this.#fetch = fetch;
  }

  readonly loaded = (): Loaded<P> => this.#loaded;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tries once; resolves with whether the code is there. */
  readonly load = (): Promise<boolean> => {
    if (this.#loaded.component) return Promise.resolve(true);
    this.#loading ??= this.#fetch()
      .then(
        (component) => this.#show({ component, failed: false }),
        () => this.#show({ component: null, failed: true }),
      )
      .then(() => {
        this.#loading = null;
        return this.#loaded.component !== null;
      });
    return this.#loading;
  };

  /** Tries until it is there, at once when the connection is back. Returns what stops it. */
  readonly insist = (): (() => void) => {
    let pause = RETRY_FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async () => {
      clearTimeout(timer);
      if ((await this.load()) || stopped) return;
      timer = setTimeout(attempt, pause);
      pause = Math.min(pause * 2, RETRY_MOST_MS);
    };
    void attempt();
    window.addEventListener("online", attempt);
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener("online", attempt);
    };
  };

  #show(loaded: Loaded<P>): void {
    this.#loaded = loaded;
    for (const listener of this.#listeners) listener();
  }
}

const waiting: Loaded<never> = { component: null, failed: false };

/** How the code of a step stands; whoever shows the step decides whether to insist on it. */
export function useStepCode<P>(code: StepCode<P>): Loaded<P> {
  return useSyncExternalStore(code.listen, code.loaded, () => waiting as Loaded<P>);
}

interface LaterStepProps<P> {
  readonly code: StepCode<P>;
  readonly props: P;
}

/** A step, and what stands for it until its code is there. */
export function LaterStep<P extends object>({ code, props }: LaterStepProps<P>) {
  const t = useTranslations("common");
  const { component: Component, failed } = useStepCode(code);
  useEffect(() => code.insist(), [code]);
  if (Component) return <Component {...props} />;
  if (failed) return <Refusal error={new ApiError("OFFLINE", "")} retry={code.load} />;
  return <Working>{t("loading")}</Working>;
}

/** Loads steps one after the other, each when the browser is idle. Returns what stops it. */
export function loadWhenIdle(codes: readonly Pick<StepCode<never>, "load">[]): () => void {
  let stopped = false;
  const left = [...codes];
  const next = async (): Promise<void> => {
    const code = stopped ? undefined : left[0];
    if (!code) return;
    // One that cannot be loaded now waits until the connection is back.
    if (!(await code.load())) return;
    if (left[0] === code) left.shift();
    idle(next);
  };
  const begin = () => idle(next);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  window.addEventListener("online", begin);
  return () => {
    stopped = true;
    window.removeEventListener("load", begin);
    window.removeEventListener("online", begin);
  };
}

const IDLE_AT_MOST_MS = 3000;
const WITHOUT_IDLE_MS = 300;

/** Safari has no `requestIdleCallback`. */
function idle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: IDLE_AT_MOST_MS });
  else setTimeout(work, WITHOUT_IDLE_MS);
}
