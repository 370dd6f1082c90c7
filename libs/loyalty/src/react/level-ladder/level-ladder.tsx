'use client';

import { type ClubLevel } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Card, ScrollRegion } from '@casino-kit/ui';
import { useEffect, useRef } from 'react';
import { groupLevels, getMedal, getStanding } from '../../core/levels.js';
import { centreInRegion } from '../centre-in-region.js';
import { Medal } from '../medal/medal.js';
import { useTexts } from '../texts.js';
import { useLevelName } from '../use-level-name.js';
import styles from './level-ladder.module.css';

interface LevelLadderProps {
  /** From the lowest to the highest. */
  levels: readonly ClubLevel[];
  /** The number of the player's level; `null` for a guest. */
  own: number | null;
  /** The numbers of the levels with which a group begins (`loyaltyLevelGroupSteps`). */
  groupSteps: readonly number[];
}

/** All levels with their medals, in groups if there are several; the player's own is marked and scrolled to the middle. */
export function LevelLadder({ levels, own, groupSteps }: LevelLadderProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const getLevelName = useLevelName();
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here.current !== null) centreInRegion(here.current);
  }, [own]);
  const groups = groupLevels(levels, groupSteps);
  const getStandingText = (level: ClubLevel, standing: ReturnType<typeof getStanding>) => {
    if (standing !== 'ahead') return t(`loyalty.standing.${standing}`);
    if (level.points <= 0) return t('loyalty.start');
    return t('loyalty.pointsOnly', { count: level.points, points: numbers.format(level.points) });
  };
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('loyalty.levels')}</h2>
      <ScrollRegion label={t('loyalty.levels')} className={styles.scroller}>
        {groups.map((group) => {
          const [from, to] = [group[0]?.level ?? 0, group.at(-1)?.level ?? 0];
          const range =
            from === to
              ? t('loyalty.levelNumber', { level: numbers.format(from) })
              : t('loyalty.levelRange', { from: numbers.format(from), to: numbers.format(to) });
          return (
            <div key={from} className={styles.group} style={{ flexGrow: group.length }}>
              {groups.length > 1 && <h3 className={styles.range}>{range}</h3>}
              <ol className={styles.levels}>
                {group.map((level) => {
                  const standing = getStanding(level.level, own);
                  return (
                    <li
                      key={level.level}
                      ref={standing === 'own' ? here : undefined}
                      className={styles.level}
                      data-own={standing === 'own' || undefined}
                      aria-current={standing === 'own' ? 'step' : undefined}
                    >
                      <Medal
                        medal={getMedal(levels.indexOf(level), levels.length)}
                        className={styles.medal}
                        dim={own !== null && standing === 'ahead'}
                      />
                      <b>
                        <bdi>{getLevelName(level)}</bdi>
                      </b>
                      <span className={styles.standing}>{getStandingText(level, standing)}</span>
                    </li>
                  );
                })}
              </ol>
            </div>
          );
        })}
      </ScrollRegion>
    </Card>
  );
}
