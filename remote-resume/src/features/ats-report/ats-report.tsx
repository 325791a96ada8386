import { ArrowLeft, Printer, RotateCw } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { Container } from '@kadam/shared/ui/layout';
import type { AtsResult } from '../../lib/ats-result';
import { Band, Body, Head, HeadText, PrintRules, Subject, Summary, Tools } from './ats-report.styles';
import { CheckPanels } from './check-panels';
import { Findings } from './findings';
import { HandOver } from './hand-over';
import { Keywords } from './keywords';
import { NextStepCard } from './next-step-card';
import { OtherDocument } from './other-document';
import { ParseRate } from './parse-rate';
import { RobotView } from './robot/robot-view';
import { ScoreCard } from './score-card';
import { usePrintOpen } from './use-print-open';

interface AtsReportProps {
  readonly result: AtsResult;
  readonly fileName: string;
  /** Missing after a reload. */
  readonly file?: File;
  /** True right after a check: the result gets the focus. False for a restored result. */
  readonly isNew: boolean;
  readonly onCheckAgain: () => void;
  readonly onBackToEditor?: (() => void) | undefined;
  /** Shown above the link to the editor. */
  readonly renderSaveSkills: () => ReactNode;
}

/** The result of a check, starting with the most important next step. */
export default function AtsReport(props: AtsReportProps) {
  const { result, fileName, file, isNew, onCheckAgain, onBackToEditor, renderSaveSkills } = props;
  const { otherDocument: other } = result;
  const report = usePrintOpen();
  const score = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    score.current?.focus({ preventScroll: true });
  }, [result, isNew]);
  return (
    <div ref={report}>
      <PrintRules />
      <Band>
        <Container>
          <Head>
            <HeadText>
              <h1>Smart Resume Check Fast & Free</h1>
              <Subject>
                {fileName && <strong>{fileName}</strong>}
                {result.role && <span>{comparedWith(result.role)}</span>}
              </Subject>
            </HeadText>
            <Tools>
              {onBackToEditor && (
                <Button size="sm" onClick={onBackToEditor}>
                  <ArrowLeft size="1.1em" aria-hidden /> Back to the editor
                </Button>
              )}
              <Button variant="secondary" size="sm" onClick={onCheckAgain}>
                <RotateCw size="1.1em" aria-hidden /> Check again
              </Button>
              {!other && (
                <Button variant="secondary" size="sm" onClick={() => window.print()}>
                  <Printer size="1.1em" aria-hidden /> Print report
                </Button>
              )}
            </Tools>
          </Head>
          {other ? (
            <OtherDocument {...other} heading={score} />
          ) : (
            <Summary>
              <ScoreCard result={result} heading={score} />
              <NextStepCard result={result} />
            </Summary>
          )}
        </Container>
      </Band>
      <Container>
        {other ? (
          SHOWN_AS_READ.includes(other.kind) && (
            <Body>
              <RobotView result={result} file={file} />
            </Body>
          )
        ) : (
          <Body>
            <CheckPanels result={result} />
            <ParseRate result={result} />
            <Findings result={result} />
            <Keywords result={result} />
            <RobotView result={result} file={file} />
            {renderSaveSkills()}
            <HandOver result={result} />
          </Body>
        )}
      </Container>
    </div>
  );
}

/** Kinds of documents that are resumes, so what was read in them is of interest. */
const SHOWN_AS_READ: readonly string[] = ['language', 'people'];

const comparedWith = ({ name, source }: NonNullable<AtsResult['role']>) =>
  source === 'jobDescription' ? `compared with the job you gave: ${name}` : `compared with what is usual for: ${name}`;
