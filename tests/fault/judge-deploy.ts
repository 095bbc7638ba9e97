import { type deployUnderLoad, FIRST, NEXT } from './deploy-under-load.ts'

export type DeployRun = Awaited<ReturnType<typeof deployUnderLoad>>

/** What a deploy and the way back got wrong. A deploy that changes nothing fails no request, so what is shown counts too. */
export function judgeDeploy({
  asked,
  failed,
  cut,
  before,
  deployed,
  earlierFile,
  back,
}: DeployRun): string[] {
  const shows = (when: string, name: string | undefined, wanted: string) =>
    name === wanted ? [] : [`${when} pages show ${name ?? 'neither release'} and not ${wanted}`]
  return [
    ...(asked === 0 ? ['no request was made during the deploy'] : []),
    ...(failed.length > 0 ? [`${failed.length} of ${asked} requests failed`] : []),
    ...(cut.length > 0 ? [`${cut.length} downloads were cut`] : []),
    ...shows('before the deploy', before, FIRST),
    ...shows('after the deploy', deployed, NEXT),
    ...shows('after going back', back, FIRST),
    ...(earlierFile === 200 ? [] : [`after the deploy a file of the first release answers ${earlierFile}`]),
  ]
}
