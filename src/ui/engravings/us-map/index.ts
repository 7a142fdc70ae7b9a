// Written by art/map/files.ts; change it there.

import type { Engraving } from '../index.ts'
import akSrc from './ak.svg'
import alSrc from './al.svg'
import arSrc from './ar.svg'
import azSrc from './az.svg'
import caSrc from './ca.svg'
import coSrc from './co.svg'
import ctSrc from './ct.svg'
import deSrc from './de.svg'
import flSrc from './fl.svg'
import gaSrc from './ga.svg'
import hiSrc from './hi.svg'
import iaSrc from './ia.svg'
import idSrc from './id.svg'
import ilSrc from './il.svg'
import inSrc from './in.svg'
import ksSrc from './ks.svg'
import kySrc from './ky.svg'
import laSrc from './la.svg'
import maSrc from './ma.svg'
import mdSrc from './md.svg'
import meSrc from './me.svg'
import miSrc from './mi.svg'
import mnSrc from './mn.svg'
import moSrc from './mo.svg'
import msSrc from './ms.svg'
import mtSrc from './mt.svg'
import ncSrc from './nc.svg'
import ndSrc from './nd.svg'
import neSrc from './ne.svg'
import nhSrc from './nh.svg'
import njSrc from './nj.svg'
import nmSrc from './nm.svg'
import nvSrc from './nv.svg'
import nySrc from './ny.svg'
import ohSrc from './oh.svg'
import okSrc from './ok.svg'
import orSrc from './or.svg'
import paSrc from './pa.svg'
import riSrc from './ri.svg'
import scSrc from './sc.svg'
import sdSrc from './sd.svg'
import tnSrc from './tn.svg'
import txSrc from './tx.svg'
import utSrc from './ut.svg'
import vaSrc from './va.svg'
import vtSrc from './vt.svg'
import waSrc from './wa.svg'
import wiSrc from './wi.svg'
import wvSrc from './wv.svg'
import wySrc from './wy.svg'

const engraving = (src: string): Engraving => ({ src, width: 440, height: 360 })

/** Each state by itself, by its code. */
export const outlines = {
  AL: engraving(alSrc),
  AK: engraving(akSrc),
  AZ: engraving(azSrc),
  AR: engraving(arSrc),
  CA: engraving(caSrc),
  CO: engraving(coSrc),
  CT: engraving(ctSrc),
  DE: engraving(deSrc),
  FL: engraving(flSrc),
  GA: engraving(gaSrc),
  HI: engraving(hiSrc),
  ID: engraving(idSrc),
  IL: engraving(ilSrc),
  IN: engraving(inSrc),
  IA: engraving(iaSrc),
  KS: engraving(ksSrc),
  KY: engraving(kySrc),
  LA: engraving(laSrc),
  ME: engraving(meSrc),
  MD: engraving(mdSrc),
  MA: engraving(maSrc),
  MI: engraving(miSrc),
  MN: engraving(mnSrc),
  MS: engraving(msSrc),
  MO: engraving(moSrc),
  MT: engraving(mtSrc),
  NE: engraving(neSrc),
  NV: engraving(nvSrc),
  NH: engraving(nhSrc),
  NJ: engraving(njSrc),
  NM: engraving(nmSrc),
  NY: engraving(nySrc),
  NC: engraving(ncSrc),
  ND: engraving(ndSrc),
  OH: engraving(ohSrc),
  OK: engraving(okSrc),
  OR: engraving(orSrc),
  PA: engraving(paSrc),
  RI: engraving(riSrc),
  SC: engraving(scSrc),
  SD: engraving(sdSrc),
  TN: engraving(tnSrc),
  TX: engraving(txSrc),
  UT: engraving(utSrc),
  VT: engraving(vtSrc),
  VA: engraving(vaSrc),
  WA: engraving(waSrc),
  WV: engraving(wvSrc),
  WI: engraving(wiSrc),
  WY: engraving(wySrc),
} as const
