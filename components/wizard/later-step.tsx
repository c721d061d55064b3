"use client";
// A step whose code is not part of the first page: what stands for it while it loads, and where it fails.
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Working } from "@/components/ui/working";
import { ApiError } from "./api";
import { Refusal } from "./parts";
import { type LaterStepName, loadedStep, loadStep } from "./step-imports";

interface LoadFailureProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly quiet: boolean;
}

function LoadFailure({ error, retry, quiet }: LoadFailureProps) {
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  return quiet ? null : <Refusal error={error} retry={retry} />;
}

interface BoundaryProps {
  readonly retry: () => void;
  readonly quiet: boolean;
  readonly children: ReactNode;
}

/** Offers to load a step again that could not be fetched. Faults of a step itself are not its concern. */
class LoadBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  readonly #retry = () => {
    this.props.retry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    if (!(error instanceof ApiError)) throw error;
    return <LoadFailure error={error} retry={this.#retry} quiet={this.props.quiet} />;
  }
}

interface LaterStepProps {
  readonly name: LaterStepName;
  /** What the step of this name is told. */
  readonly props: object;
  /** The page says enough without it: nothing stands for it meanwhile, nor where it cannot be loaded. */
  readonly quiet?: boolean;
}

/** One step, by its name; another name needs another `key`. */
export function LaterStep({ name, props, quiet = false }: LaterStepProps) {
  const t = useTranslations("common");
  const lazyStep = () => lazy(() => loadStep(name));
  // What is there already is shown at once: `lazy` would show that it loads first.
  const [Step, setStep] = useState(() => loadedStep(name) ?? lazyStep());
  return (
    <LoadBoundary retry={() => setStep(lazyStep)} quiet={quiet}>
      <Suspense fallback={quiet ? null : <Working>{t("loading")}</Working>}>
        <Step {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
